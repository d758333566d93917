import { expect } from '@playwright/test'

import { pressBook, pressButton, locateStepHeading } from '../../steps/booking/checkout.ts'
import { openReview } from '../../steps/booking/draft.ts'
import { PAY_TEXT, locateSandboxPayButton } from '../../steps/server/sandbox.ts'
import { buildCheckoutPath } from '../../steps/booking/trip.ts'
import type { Outcome } from '../../steps/server/call-control.ts'
import type { BrowserWalk } from '../browser-walk.ts'
import {
  type BookingPeople,
  payElsewhere,
  bookAsRival,
  setActiveStatuses,
} from './booking-people.ts'

type Acts = BrowserWalk<BookingPeople>['acts']
export type PlacingAct = Acts[string]

const TUNISIAN_HEADERS = { 'x-forwarded-for': '203.0.113.7' }

/** Opens a completed checkout and books, which triggers another price check. */
async function submitReview({ scene, trip, badis }: BookingPeople, choice: 'later' | 'full') {
  await openReview(scene.page, trip, { driver: badis, choice })
  await scene.calls.answer('readCar')
  await expect(locateStepHeading(scene.page, 'Review and book')).toBeVisible()
  await pressBook(scene.page)
}

async function bookAfterPriceCheck(people: BookingPeople, choice: 'later' | 'full') {
  await submitReview(people, choice)
  await people.scene.calls.answer('readCar')
}

/** Books with online payment, and waits for the card form. */
async function openPayment(people: BookingPeople) {
  await bookAfterPriceCheck(people, 'full')
  await people.scene.calls.passUntil(locateSandboxPayButton(people.scene.page, PAY_TEXT))
}

/** Reopens checkout without its input, as in another window, and continues to the payment. */
async function continueElsewhere({ scene, trip }: BookingPeople) {
  await scene.page.goto('/favicon.svg')
  await scene.page.evaluate(() => sessionStorage.clear())
  await scene.page.goto(buildCheckoutPath(trip))
  await scene.calls.answer('readCar')
  await pressButton(scene.page, 'Continue to payment')
}

const startActs: Acts = {
  'start: Badis books': (people) => submitReview(people, 'later'),
  async 'start: Badis books again after a lost answer'(people) {
    const { calls, page } = people.scene
    await bookAfterPriceCheck(people, 'later')
    await calls.answer('checkOut', { code: 'internal' })
    await pressButton(page, 'Back to the review')
    await pressBook(page)
  },
  async 'start: Badis asks again'(people) {
    await bookAfterPriceCheck(people, 'later')
    await expect.poll(people.scene.calls.waiting).toEqual(['checkOut'])
    await people.scene.page.reload()
  },
  async 'start: Badis goes on with what he began elsewhere'(people) {
    await openPayment(people)
    await continueElsewhere(people)
  },
  async 'start: Badis goes on, in a country where it is barred'(people) {
    await openPayment(people)
    await people.scene.page.setExtraHTTPHeaders({ ...people.scene.headers, ...TUNISIAN_HEADERS })
    await continueElsewhere(people)
  },
  async 'start: Badis wants another way to pay'(people) {
    await openPayment(people)
    await pressButton(people.scene.page, 'Use another payment method')
  },
  async 'start: Badis leaves without paying'(people) {
    await openPayment(people)
    await pressButton(people.scene.page, 'Cancel payment')
  },
}

const pressButtonNamed =
  (name: RegExp): PlacingAct =>
  ({ scene: { page } }) =>
    page.getByRole('main').getByRole('button', { name }).click()

/** Actions of both machines for a booking that did not succeed immediately. */
export const placingGestures: Acts = {
  'is online again': ({ scene }) =>
    scene.page.evaluate(() => void dispatchEvent(new Event('online'))),
  'goes back': pressButtonNamed(
    /^(Back|Back to the review|Use another address|Continue as a guest)$/,
  ),
  'tries again': pressButtonNamed(/^(Try again|Refresh status|Try the same car again)$/),
  async leaves({ scene: { page } }) {
    await page.getByRole('button', { name: 'Leave checkout' }).click()
    const surely = page.getByRole('button', { name: 'Leave', exact: true })
    const left = page.getByRole('heading', { level: 1, name: /cars?\b/i })
    await expect(surely.or(left).first()).toBeVisible()
    if (await surely.isVisible()) await surely.click()
  },
}

export const answerCall =
  (operation: string, outcome: Outcome = 'pass'): PlacingAct =>
  ({ scene }) =>
    scene.calls.answer(operation, outcome)
export const cutConnection =
  (operation: string): PlacingAct =>
  ({ scene }) =>
    scene.calls.cut(operation)

const createIssues = (pointer: string, code = 'invalid') => [{ in: 'body', pointer, code }] as const

/** The outcomes of all refusals of a booking. */
export const REFUSAL_OUTCOMES = {
  'car taken': { code: 'car-taken' },
  'car withdrawn': { code: 'car-unavailable' },
  'email taken': { code: 'email-taken' },
  'session over': { code: 'unauthenticated' },
  'no such car': { code: 'not-found' },
  'wrong extra': { code: 'option-unavailable', errors: createIssues('/booking/cancellation') },
  'too young': { code: 'too-young', errors: createIssues('/driver/birthDate') },
  'online payment barred': { code: 'online-payment-barred' },
  'too early': { code: 'too-early', errors: createIssues('/booking/from') },
} satisfies Record<string, Outcome>

const refusalActs = Object.fromEntries(
  Object.entries(REFUSAL_OUTCOMES).map(([name, outcome]) => [
    `createBooking done: ${name}`,
    answerCall('checkOut', outcome),
  ]),
)

/** The results of checking price and availability. */
export const quoteAnswers: Acts = {
  'quote done: free': answerCall('readCar'),
  async 'quote done: taken'(people) {
    await bookAsRival(people)
    await people.scene.calls.answer('readCar')
  },
  async 'quote done: sold out'({ scene, trip }) {
    await scene.testActions.offer(trip.car.id, { fullyBooked: true })
    scene.afterwards(() => scene.testActions.offer(trip.car.id, {}))
    await scene.calls.answer('readCar')
  },
  async 'quote done: coming soon'({ scene, trip }) {
    await scene.testActions.offer(trip.car.id, { comingSoon: true })
    scene.afterwards(() => scene.testActions.offer(trip.car.id, {}))
    await scene.calls.answer('readCar')
  },
  'quote done: no such car': answerCall('readCar', { code: 'not-found' }),
  'quote failed: no network': cutConnection('readCar'),
}

const bookingAnswers: Acts = {
  'createBooking done: booked': answerCall('checkOut'),
  ...refusalActs,
  'createBooking done: price changed': answerCall('checkOut', {
    code: 'price-changed',
    price: 140,
  }),
  'createBooking done: key reused, no booking named': answerCall('checkOut', {
    code: 'key-reused',
  }),
  'createBooking done: too many requests': answerCall('checkOut', {
    code: 'too-many-requests',
    retryAfter: 60,
  }),
  'createBooking failed: no network': cutConnection('checkOut'),
  'createBooking failed: server error': answerCall('checkOut', { code: 'internal' }),
  'after retryAfter': ({ scene: { page } }) => page.clock.fastForward(60_000),
}

/** Answers the call that releases a booking, and the call that then checks the booking's status. */
const answerRelease = async ({ scene: { calls } }: BookingPeople) => {
  await calls.answer('releaseBooking')
  await calls.answer('readBooking')
}

const earlierBookingAnswers: Acts = {
  async 'readBooking done: cancelled meanwhile'(people) {
    await setActiveStatuses(people, 'cancelled')
    await people.scene.calls.answer('readBooking')
  },
  'readBooking done: not paid in full yet': answerCall('readBooking'),
  'readBooking done: not shown here': answerCall('readBooking', { code: 'unauthenticated' }),
  'readBooking failed: no network': cutConnection('readBooking'),
  'releaseBooking done: released': answerRelease,
  async 'releaseBooking done: still booked'(people) {
    await payElsewhere(people)
    await answerRelease(people)
  },
  'releaseBooking failed: no network': cutConnection('releaseBooking'),
}

export const placingActs: Acts = {
  ...startActs,
  ...placingGestures,
  'accepts the price': pressButtonNamed(/^Book now for/),
  'keeps the earlier booking': pressButtonNamed(/^Keep that booking$/),
  'begins anew': pressButtonNamed(/^Cancel it and start over$/),
  async 'quote done: dearer'({ scene, trip }) {
    await scene.testActions.raisePrices(trip.car.id, 20)
    await scene.calls.answer('readCar')
  },
  ...quoteAnswers,
  ...bookingAnswers,
  ...earlierBookingAnswers,
}
