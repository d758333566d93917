import type { APIRequestContext } from '@playwright/test'

/** A booking as stored on the server. */
export interface ListedBooking {
  id: string
  status: string
  email: string
}

/** An amount that the sandbox charged, in the currency's smallest unit. */
export interface SandboxCharge {
  amount: number
  currency: string
  refunded: boolean
}

export interface PaymentAttempt {
  reference: string | null
  status: string
  provider: string
}

/** Changes and reads data on the server during a test. */
export interface TestActionsClient {
  /** Creates a car for one test, a copy of `like`, at a location that no other test searches. */
  newCar: (like: string, location: string) => Promise<string>
  raisePrices: (car: string, percent: number) => Promise<void>
  /** Marks a car as coming soon or fully booked, or makes it available again. */
  offer: (car: string, offer: { comingSoon?: boolean; fullyBooked?: boolean }) => Promise<void>
  listBookings: (car: string) => Promise<readonly ListedBooking[]>
  listCharges: (car: string) => Promise<readonly SandboxCharge[]>
  listAttempts: (car: string) => Promise<readonly PaymentAttempt[]>
  /** Ends the payment window of this car's bookings. */
  closeWindow: (car: string) => Promise<void>
  /** Ends the half minute for which a slow card payment for this car stays pending. */
  endSlowCard: (car: string) => Promise<void>
  /** Changes the price of this car's bookings. */
  correctAmount: (car: string, price: number) => Promise<void>
  /** Lists the database tables that contain one of these texts. */
  tablesWith: (texts: readonly string[]) => Promise<readonly string[]>
}

interface TableSearch {
  searched: number
  found: readonly string[]
}

export function openTestActions(request: APIRequestContext): TestActionsClient {
  const ask = async <Answer>(what: string, data: object): Promise<Answer> => {
    // A reused connection may have been closed while it was idle.
    const response = await request.post(`/__backstage/${what}`, { data, maxRetries: 2 })
    if (!response.ok()) throw new Error(`Test control responded with ${response.status()}.`)
    return (await response.json()) as Answer
  }
  return {
    newCar: async (like, location) => (await ask<{ car: string }>('cars', { like, location })).car,
    raisePrices: async (car, percent) => {
      const { raised } = await ask<{ raised: number }>('prices', { car, percent })
      if (raised !== 1) throw new Error(`There is no car ${car}.`)
    },
    offer: async (car, offer) => {
      const { offered } = await ask<{ offered: number }>('offers', { car, ...offer })
      if (offered !== 1) throw new Error(`There is no car ${car}.`)
    },
    listBookings: (car) => ask('bookings', { car }),
    listCharges: (car) => ask('charges', { car }),
    listAttempts: (car) => ask('payments', { car }),
    closeWindow: async (car) => {
      const { closed } = await ask<{ closed: number }>('windows', { car })
      if (closed !== 1) throw new Error(`${closed} bookings of ${car} wait for a payment.`)
    },
    endSlowCard: async (car) => {
      const { ended } = await ask<{ ended: number }>('slow', { car })
      if (ended > 1) throw new Error(`${ended} slow cards are charged for ${car}.`)
    },
    correctAmount: async (car, price) => {
      const { corrected } = await ask<{ corrected: number }>('amounts', { car, price })
      if (corrected !== 1) throw new Error(`${corrected} bookings of ${car} cost something.`)
    },
    tablesWith: async (texts) => {
      const { searched, found } = await ask<TableSearch>('holding', { texts })
      if (searched < 30) throw new Error(`Only ${searched} tables were searched.`)
      return found
    },
  }
}
