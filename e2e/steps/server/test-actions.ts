import type { APIRequestContext } from '@playwright/test'

/** A booking as the counter sees it. */
export interface CounterBooking {
  id: string
  status: string
  email: string
}

/** Money that the sandbox took, in the smallest unit of its currency. */
export interface SandboxCharge {
  amount: number
  currency: string
  refunded: boolean
}

/** An attempt to pay. */
export interface PaymentAttempt {
  reference: string | null
  status: string
  provider: string
}

/** What happens behind the counter while a customer looks at a page (server/README.md). */
export interface TestActionsClient {
  /** A car of the test's own, like this one, where nobody else looks for cars. */
  newCar: (like: string, location: string) => Promise<string>
  raisePrices: (car: string, percent: number) => Promise<void>
  /** The supplier announces a car, takes it out of the offer, or has it as before. */
  offer: (car: string, offer: { comingSoon?: boolean; fullyBooked?: boolean }) => Promise<void>
  listBookings: (car: string) => Promise<readonly CounterBooking[]>
  listCharges: (car: string) => Promise<readonly SandboxCharge[]>
  listAttempts: (car: string) => Promise<readonly PaymentAttempt[]>
  /** The time to pay for bookings of this car is over. */
  closeWindow: (car: string) => Promise<void>
  /** The half minute of a slow card for this car is over, now at the latest. */
  endSlowCard: (car: string) => Promise<void>
  /** The supplier corrects what the bookings of this car cost. */
  correctAmount: (car: string, price: number) => Promise<void>
  /** The tables of the database in which one of these texts stands. */
  tablesWith: (texts: readonly string[]) => Promise<readonly string[]>
}

interface Search {
  searched: number
  found: readonly string[]
}

export function openTestActions(request: APIRequestContext): TestActionsClient {
  const ask = async <Answer>(what: string, data: object): Promise<Answer> => {
    // A connection that was idle may be gone when it is used again.
    const response = await request.post(`/__backstage/${what}`, { data, maxRetries: 2 })
    if (!response.ok()) throw new Error(`Behind the counter they say ${response.status()}.`)
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
      const { searched, found } = await ask<Search>('holding', { texts })
      if (searched < 30) throw new Error(`Only ${searched} tables were searched.`)
      return found
    },
  }
}
