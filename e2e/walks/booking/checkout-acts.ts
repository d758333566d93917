import { expect } from '@playwright/test'
import { MAIN_DRIVER } from '@masar/machines/checkout/testing/checkout-fixtures.ts'

import {
  pressBook,
  fillInDriver,
  visitCheckout,
  pressButton,
} from '../../steps/booking/checkout.ts'
import { storeDraft } from '../../steps/booking/draft.ts'
import { signInAs } from '../../steps/person/people.ts'
import type { TypedDriver } from '../../steps/person/people.ts'
import { buildCheckoutPath } from '../../steps/booking/trip.ts'
import type { BrowserWalk } from '../browser-walk.ts'
import { runInAnotherTab } from '../another-tab.ts'
import { replaceGuest, type BookingPeople, ensureCustomer } from './booking-people.ts'
import { setGuestBooking } from './own-bookings.ts'
import { checkoutPaymentActs } from './checkout-payments.ts'
import { placingEndActs } from './checkout-placed.ts'
import { placingGestures, quoteAnswers } from './placing-acts.ts'

type Acts = BrowserWalk<BookingPeople>['acts']
export type BookingAct = Acts[string]

const startActs: Acts = {
  'start: a guest': ({ scene, trip }) => visitCheckout(scene.page, trip),
  async 'start: Amira, signed in'(people) {
    await signInAs(people.scene.page, await ensureCustomer(people))
    await visitCheckout(people.scene.page, people.trip)
  },
  async 'start: a guest who is back'({ scene: { page }, trip, badis }) {
    await page.goto('/favicon.svg')
    await storeDraft(page, trip, 'driver', { driver: badis })
    await page.goto(buildCheckoutPath(trip))
  },
}

const locateMain = ({ scene: { page } }: BookingPeople) => page.getByRole('main')
const choosePayment = (name: RegExp) => (people: BookingPeople) =>
  locateMain(people).getByRole('radio', { name }).check()
const locateTerms = (people: BookingPeople) =>
  locateMain(people).getByRole('checkbox', { name: 'I accept the terms of use.' })

/** A signed-in customer does not see the driver form. */
async function fillInDriverIfAsked(people: BookingPeople, driver: TypedDriver) {
  if (await locateMain(people).getByLabel('Full name', { exact: true }).isVisible()) {
    await fillInDriver(people.scene.page, driver)
  }
}

async function fillInMainDriver(people: BookingPeople) {
  const { fullName, email, phone, birthDate, language } = MAIN_DRIVER
  await locateMain(people).getByRole('checkbox', { name: 'I’m booking for another driver' }).check()
  const field = (name: string) => locateMain(people).getByLabel(`Main driver: ${name}`)
  await field('full name').fill(fullName)
  await field('email').fill(email)
  await field('phone').fill(phone)
  await field('date of birth').fill(birthDate)
  await locateMain(people).getByLabel('Language of the driver’s emails').selectOption(language)
}

const continueToNextStep = (people: BookingPeople) =>
  locateMain(people)
    .getByRole('button', { name: /^Continue/ })
    .click()

const gestures: Acts = {
  'wants cancellation': (people) =>
    locateMain(people)
      .getByRole('checkbox', { name: /^Cancellation/ })
      .check(),
  'types the driver': (people) => fillInDriverIfAsked(people, replaceGuest(people)),
  'books for another driver': fillInMainDriver,
  async 'completes the step'(people) {
    await fillInDriverIfAsked(people, replaceGuest(people))
    await continueToNextStep(people)
  },
  async 'completes the step with a wrong birth date'(people) {
    await fillInDriverIfAsked(people, { ...people.badis, birthDate: '2020-01-01' })
    await continueToNextStep(people)
  },
  'goes back to the options': ({ scene }) => pressButton(scene.page, 'Edit: Booking options'),
  'goes back to the driver': ({ scene }) => pressButton(scene.page, 'Edit: Driver details'),
  'goes back to the payment': ({ scene }) => pressButton(scene.page, 'Edit: Payment options'),
  'will pay later': choosePayment(/^Pay later/),
  'will pay a deposit': choosePayment(/^Pay the deposit/),
  'will pay in full': choosePayment(/^Pay in full/),
  'accepts the terms': (people) => locateTerms(people).check(),
  'takes the terms back': (people) => locateTerms(people).uncheck(),
  books: ({ scene }) => pressBook(scene.page),
  'goes on to the payment': ({ scene }) => pressButton(scene.page, 'Continue to payment'),
  'goes back to the review': async ({ scene }) => void (await scene.page.goBack()),
  'keeps the earlier booking': ({ scene }) => pressButton(scene.page, 'Continue to payment'),
  'begins anew': ({ scene }) => pressButton(scene.page, 'Cancel it and start over'),
}

const environmentActs: Acts = {
  async 'signs in'(people) {
    const customer = await ensureCustomer(people)
    await runInAnotherTab(people.scene.page, (tab) => signInAs(tab, customer))
    const banner = people.scene.page.getByRole('banner')
    await expect(banner.getByText(customer.name)).toBeVisible()
  },
  async 'looks at euros'({ scene: { page } }) {
    await page.getByRole('button', { name: /^Currency/ }).click()
    await page.getByRole('menuitemradio', { name: /EUR/ }).click()
  },
}

/**
 * Books the car as this browser's guest before the page gets the quote. The pending request may carry the
 * cookie of an earlier guest whose booking was released. It is therefore answered with the response to a new
 * request.
 */
const quoteOwnBooking =
  (status: 'void' | 'pending'): BookingAct =>
  async (people) => {
    await setGuestBooking(status)(people)
    const { page, calls } = people.scene
    const car = await page.request.get(people.carAddress)
    await calls.answer('readCar', { body: await car.text() })
  }

export const checkoutActs: Acts = {
  ...startActs,
  ...placingGestures,
  ...gestures,
  ...environmentActs,
  ...quoteAnswers,
  'quote done: taken': ({ scene }) => scene.calls.answer('readCar'),
  'quote done: held for the customer': quoteOwnBooking('void'),
  'quote done: booked by the customer': quoteOwnBooking('pending'),
  ...placingEndActs,
  ...checkoutPaymentActs,
}
