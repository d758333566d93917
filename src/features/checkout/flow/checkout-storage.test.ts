import { describe, expect, it } from 'vitest'

import { keepChosenExtras } from '#api/stored/chosen-extras.ts'
import type { Checkpoint } from '@masar/domain/booking/checkpoint.ts'
import { BACK_AGAIN, TRIP } from '@masar/machines/checkout/testing/checkout-fixtures.ts'
import { emptyStorage, forbiddenStorage } from '#testing/storage.ts'

import { keepCheckout, resumeCheckout } from './checkout-storage.ts'

const TYPED = BACK_AGAIN.resume as Checkpoint
const OTHER_CAR = { ...TRIP, carId: '66aa00000000000000000031' }

const store =
  (storage = emptyStorage()) =>
  () =>
    storage

const numbered = () => {
  let count = 0
  return () => `attempt-${(count += 1)}`
}

describe('the stored checkout of a window', () => {
  it('has the attempt and the form, for this car and trip', () => {
    const kept = store()
    keepCheckout(kept, TRIP, TYPED)

    expect(resumeCheckout(kept, TRIP, numbered())).toEqual({
      attemptId: TYPED.attemptId,
      resume: TYPED,
    })
  })

  it('has a new attempt and the same drivers for another car', () => {
    const kept = store()
    keepCheckout(kept, TRIP, TYPED)
    const { attemptId, resume } = resumeCheckout(kept, OTHER_CAR, numbered())

    expect(attemptId).toBe('attempt-1')
    expect(resume?.attemptId).toBe('attempt-1')
    expect(resume?.step).toBe('options')
    expect(resume?.draft.driver).toEqual(TYPED.draft.driver)
    expect(resume?.draft.extras.cancellation).toBe(false)
  })

  it('starts with the options from the page of the car', () => {
    const kept = store()
    keepChosenExtras(kept, TRIP, { theftProtection: true })

    const { resume } = resumeCheckout(kept, TRIP, numbered())
    expect(resume?.draft.extras).toMatchObject({ theftProtection: true, cancellation: false })
  })

  it('continues at the options when they were changed on the page of the car', () => {
    const kept = store()
    keepCheckout(kept, TRIP, { ...TYPED, step: 'payment' })
    expect(resumeCheckout(kept, TRIP, numbered()).resume?.step).toBe('payment')

    keepChosenExtras(kept, TRIP, { ...TYPED.draft.extras, theftProtection: true })
    const { resume } = resumeCheckout(kept, TRIP, numbered())
    expect(resume?.step).toBe('options')
    expect(resume?.draft.extras.theftProtection).toBe(true)
    expect(resume?.draft.driver).toEqual(TYPED.draft.driver)
  })

  it('is deleted with its drivers when checkout is left', () => {
    const storage = emptyStorage()
    const kept = store(storage)
    keepCheckout(kept, TRIP, TYPED)
    keepCheckout(kept, TRIP, null)

    expect(Object.keys(storage)).toEqual([])
    expect(resumeCheckout(kept, TRIP, numbered()).resume).toBeNull()
  })

  it('has no drivers once the car is booked', () => {
    const storage = emptyStorage()
    const kept = store(storage)
    keepCheckout(kept, TRIP, TYPED)
    const { driver: _, ...draft } = TYPED.draft
    const nobody = { fullName: '', email: '', phone: '', birthDate: '' }
    const confirmed = { ...TYPED, at: 'confirmed' as const, bookingId: '66aa00000000000000000099' }
    keepCheckout(kept, TRIP, { ...confirmed, draft: { ...draft, driver: nobody } })

    expect(Object.values(storage).join()).not.toContain('Badis')
    expect(resumeCheckout(kept, TRIP, numbered()).resume?.at).toBe('confirmed')
  })

  it.each([
    ['is not JSON', '{'],
    ['is of an older version', JSON.stringify({ ...TYPED, v: 0 })],
    ['was cut short', JSON.stringify({ attemptId: TYPED.attemptId })],
  ])('is replaced by a new attempt when it %s', (_what, text) => {
    const storage = emptyStorage()
    const broken = store(storage)
    keepCheckout(broken, TRIP, TYPED)
    for (const key of Object.keys(storage)) storage.setItem(key, text)

    expect(resumeCheckout(broken, TRIP, numbered())).toEqual({
      attemptId: 'attempt-1',
      resume: null,
    })
  })

  it('is optional: a browser may forbid storage', () => {
    const forbidden = forbiddenStorage
    keepCheckout(forbidden, TRIP, TYPED)
    keepCheckout(forbidden, TRIP, null)

    expect(resumeCheckout(forbidden, TRIP, numbered()).attemptId).toBe('attempt-1')
  })
})
