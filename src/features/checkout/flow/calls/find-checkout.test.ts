import { describe, expect, it } from 'vitest'

import {
  RETURNING_GUEST_INPUT,
  BOOKING_ID,
  TRIP,
} from '@masar/machines/checkout/testing/checkout-fixtures.ts'
import type { Checkpoint } from '@masar/domain/booking/checkpoint.ts'
import { createEmptyStorage, throwForbiddenStorage } from '#testing/storage.ts'

import { findCheckout } from './find-checkout.ts'
import { storeCheckout } from '../checkout-storage.ts'

const makeStore =
  (storage = createEmptyStorage()) =>
  () =>
    storage

const { resume } = RETURNING_GUEST_INPUT
const PAYING_CHECKPOINT = {
  ...resume,
  bookingId: BOOKING_ID,
  paymentId: 'cs_1',
  provider: 'sandbox',
} as Checkpoint

describe('a payment’s checkout', () => {
  it('is found only in the window that started the payment', () => {
    const own = makeStore()
    storeCheckout(own, TRIP, PAYING_CHECKPOINT)

    expect(findCheckout(own, 'cs_1')).toEqual(TRIP)
    expect(findCheckout(own, 'cs_2')).toBeNull()
    expect(findCheckout(makeStore(), 'cs_1')).toBeNull()
  })

  it('is null when the stored data is corrupt or storage is unavailable', () => {
    const storage = createEmptyStorage()
    storage.setItem('masar-checkout nonsense', '{')
    const broken = makeStore(storage)
    expect(findCheckout(broken, 'cs_1')).toBeNull()
    storeCheckout(broken, TRIP, PAYING_CHECKPOINT)
    expect(findCheckout(broken, 'cs_1')).toEqual(TRIP)

    expect(findCheckout(throwForbiddenStorage, 'cs_1')).toBeNull()
  })
})
