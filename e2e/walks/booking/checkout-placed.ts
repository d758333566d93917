import { locateRefusalHeading, pressButton } from '../../steps/booking/checkout.ts'
import type { Outcome } from '../../steps/server/call-control.ts'
import { UNKNOWN_ID } from '../../steps/booking/demo-fixtures.ts'
import type { BrowserWalk } from '../browser-walk.ts'
import { type BookingPeople, bookAsRival, setActiveStatuses } from './booking-people.ts'
import { REFUSAL_OUTCOMES } from './placing-acts.ts'

type Acts = BrowserWalk<BookingPeople>['acts']

/** Lets the price check pass, and ends the booking request with this outcome. */
const answerBookingRequest =
  (outcome: Outcome = 'pass') =>
  async ({ scene: { calls } }: BookingPeople) => {
    await calls.passUntilControlled('checkOut')
    await calls.answer('checkOut', outcome)
  }

/** Changes the car's availability before its price is checked again. */
const answerWithOffer =
  (offer: { comingSoon?: boolean; fullyBooked?: boolean }) =>
  async ({ scene, trip }: BookingPeople) => {
    await scene.testActions.offer(trip.car.id, offer)
    scene.afterwards(() => scene.testActions.offer(trip.car.id, {}))
    await scene.calls.answer('readCar')
  }

const refusalActs = Object.fromEntries(
  Object.entries(REFUSAL_OUTCOMES)
    .filter(([name]) => name !== 'car withdrawn')
    .map(([name, outcome]) => [`placing done: ${name}`, answerBookingRequest(outcome)]),
)

/** The results of placing a booking. Each performs the whole nested machine in one step. */
export const placingEndActs: Acts = {
  'placing done: booked': answerBookingRequest(),
  ...refusalActs,
  'placing done: booked by the customer': answerBookingRequest({
    code: 'car-taken',
    bookingId: UNKNOWN_ID,
  }),
  'placing moved: nobody has answered': answerBookingRequest({ code: 'internal' }),
  async 'placing done: car taken meanwhile'(people) {
    await bookAsRival(people)
    await people.scene.calls.answer('readCar')
  },
  'placing done: sold out': answerWithOffer({ fullyBooked: true }),
  'placing done: coming soon': answerWithOffer({ comingSoon: true }),
  'placing done: price unknown': ({ scene }) => scene.calls.cut('readCar'),
  async 'placing done: back to the review'({ scene, trip }) {
    await scene.testActions.raisePrices(trip.car.id, 20)
    await scene.calls.answer('readCar')
    await pressButton(scene.page, 'Back to the review')
  },
  'placing done: kept, not paid yet': ({ scene }) => scene.calls.answer('readBooking'),
  'placing done: not shown here': ({ scene }) =>
    scene.calls.answer('readBooking', { code: 'unauthenticated' }),
  async 'placing done: not kept'({ scene: { calls, page } }) {
    await calls.cut('readBooking')
    await locateRefusalHeading(page, 'We couldn’t check your earlier booking').waitFor()
    await calls.holdAgain()
    await pressButton(page, 'Back')
  },
  async 'placing done: released'(people, { expect: { context } }) {
    const { calls } = people.scene
    const waiting = await calls.waiting()
    if (waiting.includes('readBooking') && context['bookingId'] === null) {
      await setActiveStatuses(people, 'cancelled')
      return calls.answer('readBooking')
    }
    await calls.answer('releaseBooking')
    return calls.answer('readBooking')
  },
  async 'placing done: left'({ scene: { calls, page } }) {
    const leave = page.getByRole('button', { name: 'Leave checkout' })
    if (await leave.isVisible()) return leave.click()
    await calls.answer('releaseBooking')
    return calls.answer('readBooking')
  },
}
