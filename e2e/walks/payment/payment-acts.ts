import { expect } from '@playwright/test'

import { pressBook, pressButton, locateStepHeading } from '../../steps/booking/checkout.ts'
import { openReview } from '../../steps/booking/draft.ts'
import { type SANDBOX_CARDS, locateSandboxPayButton, payWith } from '../../steps/server/sandbox.ts'
import type { Outcome } from '../../steps/server/call-control.ts'
import { type BookingPeople, setActiveStatuses } from '../booking/booking-people.ts'
import type { BrowserWalk } from '../browser-walk.ts'

type Acts = BrowserWalk<BookingPeople>['acts']
type Act = Acts[string]

const LIST_CALL = 'listPaymentProviders'
const PREPARE_CALL = 'createCheckoutSession'
const CHECK_CALL = 'checkCheckoutSession'
export const PAYMENT_CALLS = [LIST_CALL, PREPARE_CALL, CHECK_CALL]

const PAY_BUTTON_NAME = /^Pay .?\d/
/** Longer than any payment window. */
const BEYOND_WINDOW_MS = 40 * 60_000

/** Books with online payment, and reloads the page, so that the providers are not loaded yet. */
async function openPayment({ scene: { page, calls }, trip, badis }: BookingPeople) {
  await openReview(page, trip, { driver: badis, choice: 'full' })
  await calls.passUntil(locateStepHeading(page, 'Review and book'))
  await pressBook(page)
  await calls.passUntilControlled(PREPARE_CALL)
  await page.reload()
}

const payByCard =
  (card: keyof typeof SANDBOX_CARDS): Act =>
  ({ scene: { page } }) =>
    payWith(page, card, PAY_BUTTON_NAME)

const pressButtonNamed =
  (name: RegExp): Act =>
  ({ scene: { page } }) =>
    page.getByRole('main').getByRole('button', { name }).click()

const gestures: Acts = {
  'start: a deposit': openPayment,
  async 'start: back to a payment'(people) {
    await openPayment(people)
    await people.scene.calls.passUntil(locateSandboxPayButton(people.scene.page, PAY_BUTTON_NAME))
    await people.scene.page.reload()
  },
  submits: payByCard('slow'),
  pays: payByCard('accepted'),
  'is declined': payByCard('declined'),
  'loses the connection': payByCard('lost'),
  'finds the provider down': payByCard('down'),
  async 'is asked by the bank'({ scene: { page } }) {
    await Promise.all([page.waitForEvent('popup'), payWith(page, 'challenged', PAY_BUTTON_NAME)])
  },
  async 'has the bank blocked'({ scene: { page } }) {
    await page.evaluate(() => Object.assign(window, { open: () => null }))
    await payWith(page, 'challenged', PAY_BUTTON_NAME)
  },
  async 'leaves the bank'({ scene: { page } }) {
    const windows = page
      .context()
      .pages()
      .filter((other) => other !== page)
    await Promise.all(windows.map((bank) => bank.close()))
  },
  async 'looks at euros'({ scene: { page } }) {
    await page.getByRole('button', { name: /^Currency/ }).click()
    await page.getByRole('menuitemradio', { name: /EUR/ }).click()
  },
  'accepts the amount': pressButtonNamed(/^Pay (?!by|with|here)/),
  'tries again': pressButtonNamed(
    /^(Try again|Refresh status|Pay here instead|Taking too long\?.*)$/,
  ),
  'chooses another way': ({ scene }) => pressButton(scene.page, 'Use another payment method'),
  'goes back to the review': async ({ scene }) => void (await scene.page.goBack()),
  leaves: ({ scene }) => pressButton(scene.page, 'Cancel payment'),
  // Dispatches the event without having been offline, because that would abort the page's calls. Repeats it if
  // the page is still waiting for its previous call.
  async 'is online again'({ scene: { page, calls } }) {
    const goOnline = async () => {
      await page.evaluate(() => dispatchEvent(new Event('online')))
      expect(await calls.waiting()).toContain(CHECK_CALL)
    }
    await expect(goOnline).toPass({ intervals: [50, 100, 200], timeout: 20_000 })
  },
  'after paymentWindow': ({ scene: { page } }) => page.clock.fastForward(BEYOND_WINDOW_MS),
  // The page polls again within this delay.
  'after poll': ({ scene: { page } }, { delay = 0 }) => page.clock.fastForward(delay),
}

const answerCall =
  (operation: string, outcome: Outcome = 'pass'): Act =>
  ({ scene }) =>
    scene.calls.answer(operation, outcome)
const cutCall =
  (operation: string): Act =>
  ({ scene }) =>
    scene.calls.cut(operation)

const prepareAnswers: Acts = {
  'preparePayment done: form': answerCall(PREPARE_CALL),
  'preparePayment done: not this way': answerCall(PREPARE_CALL, { code: 'method-unavailable' }),
  'preparePayment done: barred in this country': answerCall(PREPARE_CALL, {
    code: 'online-payment-barred',
  }),
  'preparePayment done: not built': answerCall(PREPARE_CALL, { code: 'not-built' }),
  'preparePayment done: paid in another tab': answerCall(PREPARE_CALL, { code: 'already-paid' }),
  'preparePayment done: still under way': answerCall(PREPARE_CALL, { code: 'payment-pending' }),
  async 'preparePayment done: another amount'({ scene, trip }) {
    await scene.testActions.correctAmount(trip.car.id, 600)
    await scene.calls.answer(PREPARE_CALL)
  },
  'preparePayment done: another rate': answerCall(PREPARE_CALL, { code: 'price-changed' }),
  'preparePayment done: out of time': answerCall(PREPARE_CALL, { code: 'payment-expired' }),
  'preparePayment failed: no network': cutCall(PREPARE_CALL),
}

const checkAnswers: Acts = {
  'checkPayment done: paid': answerCall(CHECK_CALL),
  'checkPayment done: pending': answerCall(CHECK_CALL, { code: 'payment-pending' }),
  'checkPayment done: open': answerCall(CHECK_CALL, { code: 'payment-open' }),
  'checkPayment done: declined': answerCall(CHECK_CALL, {
    code: 'payment-declined',
    reason: 'insufficient-funds',
  }),
  'checkPayment done: superseded': answerCall(CHECK_CALL, {
    code: 'payment-declined',
    reason: 'superseded',
  }),
  async 'checkPayment done: confirmed by the supplier'(people) {
    await setActiveStatuses(people, 'reserved')
    await people.scene.calls.answer(CHECK_CALL)
  },
  'checkPayment done: expired': answerCall(CHECK_CALL, { code: 'payment-expired' }),
  'checkPayment done: refunded': answerCall(CHECK_CALL, {
    code: 'payment-refunded',
    refund: { amount: 576, currency: 'TND' },
  }),
  'checkPayment failed: no network': cutCall(CHECK_CALL),
}

export const paymentActs: Acts = {
  ...gestures,
  'listProviders done: only the card': answerCall(LIST_CALL),
  'listProviders failed: no network': cutCall(LIST_CALL),
  ...prepareAnswers,
  ...checkAnswers,
}
