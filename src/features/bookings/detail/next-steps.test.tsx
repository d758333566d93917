import { describe, expect, it } from 'vitest'

import { listNextSteps } from './next-steps.ts'

const BOOKING = {
  status: 'reserved',
  cancelRequest: false,
  from: '2027-06-01T09:00:00.000Z',
  to: '2027-06-03T09:00:00.000Z',
}
const listKinds = (
  changes: Partial<Parameters<typeof listNextSteps>[0]>,
  at = '2027-05-01T08:00:00Z',
) => listNextSteps({ ...BOOKING, ...changes }, new Date(at)).map(({ kind }) => kind)

// @shows BOOKING-35
describe('a booking’s next steps', () => {
  it('are the confirmation, the pick-up and the drop-off while the booking is requested', () => {
    expect(listKinds({ status: 'pending' })).toEqual(['confirm', 'pickUp', 'dropOff'])
  })

  it('start with the pick-up and its time once the booking is confirmed', () => {
    const [next] = listNextSteps(BOOKING, new Date('2027-05-01T08:00:00Z'))
    expect(next).toEqual({ kind: 'pickUp', at: BOOKING.from })
  })

  it("start with the supplier's decision while a cancellation is requested", () => {
    expect(listKinds({ status: 'pending', cancelRequest: true })[0]).toBe('answer')
  })

  it('contain only the drop-off during the rental', () => {
    expect(listKinds({ status: 'paid' }, '2027-06-02T09:00:00Z')).toEqual(['dropOff'])
  })

  it('contain the payment while the car is held, and nothing afterwards', () => {
    const expiresAt = '2027-05-01T08:30:00.000Z'
    expect(listKinds({ status: 'void', expiresAt })).toEqual(['pay'])
    expect(listKinds({ status: 'void', expiresAt }, '2027-05-01T09:00:00Z')).toEqual([])
  })

  it('are empty when the booking is cancelled or over', () => {
    expect(listKinds({ status: 'cancelled' })).toEqual([])
    expect(listKinds({}, '2027-06-03T09:00:00Z')).toEqual([])
  })
})
