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
describe('what lies ahead of a booking', () => {
  it('is its confirmation, the pick-up and the return', () => {
    expect(list({ status: 'pending' })).toEqual(['confirm', 'pickUp', 'dropOff'])
  })

  it('is the pick-up first once it is confirmed, with its time', () => {
    const [next] = nextSteps(BOOKED, new Date('2027-05-01T08:00:00Z'))
    expect(next).toEqual({ kind: 'pickUp', at: BOOKED.from })
  })

  it('is an answer while a cancellation is asked for', () => {
    expect(list({ status: 'pending', cancelRequest: true })[0]).toBe('answer')
  })

  it('is the return while the car is out', () => {
    expect(list({ status: 'paid' }, '2027-06-02T09:00:00Z')).toEqual(['dropOff'])
  })

  it('is the payment while the car is held for it, and nothing afterwards', () => {
    const expiresAt = '2027-05-01T08:30:00.000Z'
    expect(list({ status: 'void', expiresAt })).toEqual(['pay'])
    expect(list({ status: 'void', expiresAt }, '2027-05-01T09:00:00Z')).toEqual([])
  })

  it('is nothing of one that is cancelled or over', () => {
    expect(list({ status: 'cancelled' })).toEqual([])
    expect(list({}, '2027-06-03T09:00:00Z')).toEqual([])
  })
})
