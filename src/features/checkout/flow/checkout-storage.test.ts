import { describe, expect, it } from 'vitest'

import { storeChosenExtras } from '#api/stored/chosen-extras.ts'
import type { Checkpoint } from '@masar/domain/booking/checkpoint.ts'
import { RETURNING_GUEST_INPUT, TRIP } from '@masar/machines/checkout/testing/checkout-fixtures.ts'
import { createEmptyStorage, throwForbiddenStorage } from '#testing/storage.ts'

import { storeCheckout, resumeCheckout } from './checkout-storage.ts'

const CHECKPOINT = RETURNING_GUEST_INPUT.resume as Checkpoint
const TRIP_WITH_OTHER_CAR = { ...TRIP, carId: '66aa00000000000000000031' }

const makeStore =
  (storage = createEmptyStorage()) =>
  () =>
    storage

const createIdGenerator = () => {
  let count = 0
  return () => `attempt-${(count += 1)}`
}

describe('the stored checkout', () => {
  it('restores the attempt and the form for the same car and trip', () => {
    const store = makeStore()
    storeCheckout(store, TRIP, CHECKPOINT)

    expect(resumeCheckout(store, TRIP, createIdGenerator())).toEqual({
      attemptId: CHECKPOINT.attemptId,
      resume: CHECKPOINT,
    })
  })

  it('starts a new attempt with the same drivers for another car', () => {
    const store = makeStore()
    storeCheckout(store, TRIP, CHECKPOINT)
    const { attemptId, resume } = resumeCheckout(store, TRIP_WITH_OTHER_CAR, createIdGenerator())

    expect(attemptId).toBe('attempt-1')
    expect(resume?.attemptId).toBe('attempt-1')
    expect(resume?.step).toBe('options')
    expect(resume?.draft.driver).toEqual(CHECKPOINT.draft.driver)
    expect(resume?.draft.extras.cancellation).toBe(false)
  })

  it('starts with the options selected on the car page', () => {
    const store = makeStore()
    storeChosenExtras(store, TRIP, { theftProtection: true })

    const { resume } = resumeCheckout(store, TRIP, createIdGenerator())
    expect(resume?.draft.extras).toMatchObject({ theftProtection: true, cancellation: false })
  })

  it('resumes at the options step when the options were changed on the car page', () => {
    const store = makeStore()
    storeCheckout(store, TRIP, { ...CHECKPOINT, step: 'payment' })
    expect(resumeCheckout(store, TRIP, createIdGenerator()).resume?.step).toBe('payment')

    storeChosenExtras(store, TRIP, { ...CHECKPOINT.draft.extras, theftProtection: true })
    const { resume } = resumeCheckout(store, TRIP, createIdGenerator())
    expect(resume?.step).toBe('options')
    expect(resume?.draft.extras.theftProtection).toBe(true)
    expect(resume?.draft.driver).toEqual(CHECKPOINT.draft.driver)
  })

  it('is deleted, including the drivers, when the customer leaves checkout', () => {
    const storage = createEmptyStorage()
    const store = makeStore(storage)
    storeCheckout(store, TRIP, CHECKPOINT)
    storeCheckout(store, TRIP, null)

    expect(Object.keys(storage)).toEqual([])
    expect(resumeCheckout(store, TRIP, createIdGenerator()).resume).toBeNull()
  })

  it('contains no driver details once the car is booked', () => {
    const storage = createEmptyStorage()
    const store = makeStore(storage)
    storeCheckout(store, TRIP, CHECKPOINT)
    const { driver: _, ...draft } = CHECKPOINT.draft
    const blankDriver = { fullName: '', email: '', phone: '', birthDate: '' }
    const confirmed = {
      ...CHECKPOINT,
      at: 'confirmed' as const,
      bookingId: '66aa00000000000000000099',
    }
    storeCheckout(store, TRIP, { ...confirmed, draft: { ...draft, driver: blankDriver } })

    expect(Object.values(storage).join()).not.toContain('Badis')
    expect(resumeCheckout(store, TRIP, createIdGenerator()).resume?.at).toBe('confirmed')
  })

  it.each([
    ['is not JSON', '{'],
    ['is of an older version', JSON.stringify({ ...CHECKPOINT, v: 0 })],
    ['was cut short', JSON.stringify({ attemptId: CHECKPOINT.attemptId })],
  ])('is replaced by a new attempt when it %s', (_what, text) => {
    const storage = createEmptyStorage()
    const broken = makeStore(storage)
    storeCheckout(broken, TRIP, CHECKPOINT)
    for (const key of Object.keys(storage)) storage.setItem(key, text)

    expect(resumeCheckout(broken, TRIP, createIdGenerator())).toEqual({
      attemptId: 'attempt-1',
      resume: null,
    })
  })

  it('is skipped without an error when the browser blocks storage', () => {
    const forbidden = throwForbiddenStorage
    storeCheckout(forbidden, TRIP, CHECKPOINT)
    storeCheckout(forbidden, TRIP, null)

    expect(resumeCheckout(forbidden, TRIP, createIdGenerator()).attemptId).toBe('attempt-1')
  })
})
