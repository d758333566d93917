import type { APIRequestContext } from '@playwright/test'

/** A booking as the counter sees it. */
export interface Entry {
  id: string
  status: string
  email: string
}

/** Money that the sandbox took, in the smallest unit of its currency. */
export interface Charge {
  amount: number
  currency: string
  refunded: boolean
}

/** What happens behind the counter while a customer looks at a page (server/README.md). */
export interface Backstage {
  /** A car of the test's own, like this one, where nobody else looks for cars. */
  newCar: (like: string, place: string) => Promise<string>
  raisePrices: (car: string, percent: number) => Promise<void>
  bookingsOf: (car: string) => Promise<readonly Entry[]>
  chargesOf: (car: string) => Promise<readonly Charge[]>
  /** The time to pay for bookings of this car is over. */
  closeWindow: (car: string) => Promise<void>
}

export function backstageOf(request: APIRequestContext): Backstage {
  const ask = async <Answer>(what: string, data: object): Promise<Answer> => {
    const response = await request.post(`/__backstage/${what}`, { data })
    if (!response.ok()) throw new Error(`Behind the counter they say ${response.status()}.`)
    return (await response.json()) as Answer
  }
  return {
    newCar: async (like, place) => (await ask<{ car: string }>('cars', { like, place })).car,
    raisePrices: async (car, percent) => {
      const { raised } = await ask<{ raised: number }>('prices', { car, percent })
      if (raised !== 1) throw new Error(`There is no car ${car}.`)
    },
    bookingsOf: (car) => ask('bookings', { car }),
    chargesOf: (car) => ask('charges', { car }),
    closeWindow: async (car) => {
      const { closed } = await ask<{ closed: number }>('windows', { car })
      if (closed !== 1) throw new Error(`${closed} bookings of ${car} wait for a payment.`)
    },
  }
}
