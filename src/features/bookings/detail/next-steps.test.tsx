import { describe, expect, it } from 'vitest'

import { nextSteps } from './next-steps.ts'

const BOOKED = {
  status: 'reserved',
  cancelRequest: false,
  from: '2027-06-01T09:00:00.000Z',
  to: '2027-06-03T09:00:00.000Z',
}
const list = (changes: Partial<Parameters<typeof nextSteps>[0]>, at = '2027-05-01T08:00:00Z') =>
  nextSteps({ ...BOOKED, ...changes }, new Date(at)).map(({ kind }) => kind)

// @shows BOOKING-35
describe('the next steps of a booking', () => {
  it('are the confirmation, the pick-up and the drop-off of a requested booking', () => {
    expect(list({ status: 'pending' })).toEqual(['confirm', 'pickUp', 'dropOff'])
  })

  it('start with the pick-up and its time once the booking is confirmed', () => {
    const [next] = nextSteps(BOOKED, new Date('2027-05-01T08:00:00Z'))
    expect(next).toEqual({ kind: 'pickUp', at: BOOKED.from })
  })

  it("start with the supplier's decision while a cancellation is requested", () => {
    expect(list({ status: 'pending', cancelRequest: true })[0]).toBe('answer')
  })

  it('contain only the drop-off while the car is out', () => {
    expect(list({ status: 'paid' }, '2027-06-02T09:00:00Z')).toEqual(['dropOff'])
  })

  it('contain the payment while the car is held, and nothing afterwards', () => {
    const expiresAt = '2027-05-01T08:30:00.000Z'
    expect(list({ status: 'void', expiresAt })).toEqual(['pay'])
    expect(list({ status: 'void', expiresAt }, '2027-05-01T09:00:00Z')).toEqual([])
  })

  it('are empty when the booking is cancelled or over', () => {
    expect(list({ status: 'cancelled' })).toEqual([])
    expect(list({}, '2027-06-03T09:00:00Z')).toEqual([])
  })
})
