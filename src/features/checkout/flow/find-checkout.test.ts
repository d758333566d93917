import { describe, expect, it } from 'vitest'

import { BACK_AGAIN, BOOKING_ID, TRIP } from '#machines/checkout/checkout-world.ts'
import type { Checkpoint } from '#machines/checkout/checkpoint.ts'

import { findCheckout } from './find-checkout.ts'
import { keepCheckout } from './kept-checkout.ts'

/** As a browser has it: what is stored are its own enumerable properties. */
function shelf(): Storage {
  const stored: Record<string, string> = {}
  return Object.defineProperties(stored, {
    getItem: { value: (key: string) => stored[key] ?? null },
    setItem: { value: (key: string, value: string) => (stored[key] = value) },
    removeItem: { value: (key: string) => Reflect.deleteProperty(stored, key) },
  }) as unknown as Storage
}

const { resume } = BACK_AGAIN
const PAYING = {
  ...resume,
  bookingId: BOOKING_ID,
  paymentId: 'cs_1',
  provider: 'sandbox',
} as Checkpoint

describe('the checkout of a payment', () => {
  it('is found by whom this window has begun it', () => {
    const own = shelf()
    keepCheckout(own, TRIP, PAYING)

    expect(findCheckout(own, 'cs_1')).toEqual(TRIP)
    expect(findCheckout(own, 'cs_2')).toBeNull()
    expect(findCheckout(shelf(), 'cs_1')).toBeNull()
  })

  it('is not found in what is broken, nor where nothing is kept', () => {
    const broken = shelf()
    broken.setItem('masar-checkout nonsense', '{')
    expect(findCheckout(broken, 'cs_1')).toBeNull()
    keepCheckout(broken, TRIP, PAYING)
    expect(findCheckout(broken, 'cs_1')).toEqual(TRIP)

    const forbidden = new Proxy(shelf(), {
      ownKeys: () => {
        throw new Error('SecurityError')
      },
    })
    expect(findCheckout(forbidden, 'cs_1')).toBeNull()
  })
})
