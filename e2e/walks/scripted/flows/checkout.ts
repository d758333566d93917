import { expect, type Page } from '@playwright/test'
import { MAIN_DRIVER } from '@masar/machines/checkout/testing/checkout-fixtures.ts'

import { openPaymentAsGuest } from '../../../steps/booking/bookings.ts'
import { fillInDriver } from '../../../steps/booking/checkout.ts'
import { storeDraft } from '../../../steps/booking/draft.ts'
import { createTripRequiringLicense } from '../../../steps/booking/own-trip.ts'
import { buildCheckoutPath } from '../../../steps/booking/trip.ts'
import { createDocumentFile } from '../../../steps/person/files.ts'
import { createDemoDriver, signInAs } from '../../../steps/person/people.ts'
import { CHECKOUT_ANSWERS, openCheckoutAnswer } from '../checkout-answers.ts'
import { type CheckoutFlowScene, holdCheckoutCalls, type OpenCheckout } from '../checkout-calls.ts'
import { CHECKOUT_PAYMENTS } from '../checkout-payments.ts'
import {
  chooseCurrency,
  leaveCheckout,
  prepareOwnCheckout,
  pressTranslatedButton,
  TUNISIAN_HEADERS,
  goBackToReview,
} from '../checkout-scene.ts'
import { runInOtherTab } from '../other-tab.ts'
import { createCustomer, createEmailAddress, signInNewCustomer } from '../script-people.ts'
import {
  localize,
  locateMainRegion,
  type ScriptScene,
  type ScriptedFlow,
} from '../scripted-flow.ts'

const BARRED_PAYMENT_STEP = 'placing done: paid meanwhile in a barred way'
const LICENSE_STEP = 'uploads a licence'

const WRONG_BIRTH_DATE = '2020-01-01'

/** Stores a checkout at the driver step, with the cancellation option selected. */
async function storeDriverStep({ page, trip }: CheckoutFlowScene) {
  await page.goto('/favicon.svg')
  const extras = {
    cancellation: true,
    amendments: false,
    theftProtection: false,
    collisionDamageWaiver: false,
    fullInsurance: false,
    additionalDriver: false,
  }
  await storeDraft(page, trip, 'driver', { driver: createGuest(), extras })
}

const createGuest = () => ({ ...createDemoDriver(createEmailAddress()), fullName: 'Badis Gharbi' })

const STARTS: Readonly<Record<string, (scene: CheckoutFlowScene) => Promise<unknown>>> = {
  'start: Amira, signed in': signInNewCustomer,
  'start: a guest who is back': storeDriverStep,
}

/** Only the driver step asks for these details, and not if a customer is signed in. */
async function fillInDriverIfAsked(scene: CheckoutFlowScene, birthDate?: string) {
  const { page, t } = scene
  const name = locateMainRegion(scene).getByLabel(t('Full name'), { exact: true })
  if (!(await name.isVisible())) return
  const guest = createGuest()
  await fillInDriver(page, { ...guest, birthDate: birthDate ?? guest.birthDate }, t)
}

const continueToNextStep = (scene: CheckoutFlowScene) =>
  locateMainRegion(scene)
    .getByRole('button', {
      name: new RegExp(
        ['driver details', 'payment options', 'review']
          .map((step) => `^${scene.t(`Continue to ${step}`)}$`)
          .join('|'),
      ),
    })
    .click()

async function fillInMainDriver(scene: CheckoutFlowScene) {
  const { t } = scene
  const { fullName, email, phone, birthDate, language } = MAIN_DRIVER
  await locateMainRegion(scene)
    .getByRole('checkbox', { name: t('I’m booking for another driver') })
    .check()
  const field = (name: string) => locateMainRegion(scene).getByLabel(t(`Main driver: ${name}`))
  await field('full name').fill(fullName)
  await field('email').fill(email)
  await field('phone').fill(phone)
  await field('date of birth').fill(birthDate)
  await locateMainRegion(scene)
    .getByLabel(t('Language of the driver’s emails'))
    .selectOption(language)
}

const editStep = (title: string) => (scene: CheckoutFlowScene) =>
  locateMainRegion(scene)
    .getByRole('button', { name: scene.t('Edit: {title}', { title: scene.t(title) }) })
    .click()

const setCheckbox = (name: string, isTicked: boolean) => (scene: CheckoutFlowScene) =>
  locateMainRegion(scene)
    .getByRole('checkbox', { name: scene.t(name) })
    .setChecked(isTicked)

const chooseRadio = (name: string) => (scene: CheckoutFlowScene) =>
  locateMainRegion(scene)
    .getByRole('radio', { name: scene.t(name) })
    .check()

async function uploadScan(scene: CheckoutFlowScene) {
  const sent = scene.page.waitForResponse(/\/api\/create-license/)
  await locateMainRegion(scene)
    .locator('input[type=file]')
    .setInputFiles(createDocumentFile(20_000, 'scan.pdf'))
  expect((await sent).ok()).toBe(true)
}

async function signIn(scene: CheckoutFlowScene) {
  const customer = await createCustomer(scene.page.request)
  await runInOtherTab(scene, (tab) => signInAs(tab, customer, 'frontend', scene.language))
  await expect(scene.page.getByRole('banner').getByText(customer.name)).toBeVisible()
}

/** Ends the session in another tab. */
const signOut = (scene: CheckoutFlowScene) =>
  runInOtherTab(scene, async (tab) => {
    await tab.request.post('/api/sign-out')
    await tab.goto('/favicon.svg')
    await tab.evaluate(() => localStorage.removeItem('masar-user'))
  })

/** Records the URL from which the page fetches the car. */
function trackCarAddress(page: Page): { address: string } {
  const car = { address: '' }
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/car/')) car.address = request.url()
  })
  return car
}

async function prepareTrip(scene: ScriptScene) {
  if (!scene.labels.includes(LICENSE_STEP)) return prepareOwnCheckout(scene)
  const trip = await createTripRequiringLicense(scene.testActions)
  return { trip, address: localize(scene, buildCheckoutPath(trip)) }
}

export const CHECKOUT_FLOW: ScriptedFlow<OpenCheckout> = {
  async prepare(scene) {
    const { page, language, labels } = scene
    const checkout = await prepareTrip(scene)
    const opened: OpenCheckout = { ...checkout, car: trackCarAddress(page), begun: null }
    if (labels.includes(BARRED_PAYMENT_STEP)) {
      await page.setExtraHTTPHeaders(TUNISIAN_HEADERS)
      opened.begun = await openPaymentAsGuest(page.request, checkout.trip, createGuest(), language)
    }
    await STARTS[scene.start]?.({ ...scene, ...opened })
    await page.clock.install()
    await holdCheckoutCalls(scene)
    return opened
  },
  gestures: {
    'signs in': signIn,
    'is signed out': signOut,
    'looks at euros': chooseCurrency('EUR'),
    'wants cancellation': setCheckbox('Cancellation option', true),
    'types the driver': (scene) => fillInDriverIfAsked(scene),
    'books for another driver': fillInMainDriver,
    [LICENSE_STEP]: uploadScan,
    async 'completes the step'(scene) {
      await fillInDriverIfAsked(scene)
      await continueToNextStep(scene)
    },
    async 'completes the step with a wrong birth date'(scene) {
      await fillInDriverIfAsked(scene, WRONG_BIRTH_DATE)
      await continueToNextStep(scene)
    },
    'goes back to the options': editStep('Booking options'),
    'goes back to the driver': editStep('Driver details'),
    'goes back to the payment': editStep('Payment options'),
    'goes back to the review': goBackToReview,
    'will pay later': chooseRadio('Pay later, at the counter'),
    'will pay a deposit': chooseRadio('Pay the deposit online'),
    'will pay in full': chooseRadio('Pay in full online'),
    'accepts the terms': setCheckbox('I accept the terms of use.', true),
    'takes the terms back': setCheckbox('I accept the terms of use.', false),
    'keeps the earlier booking': (scene) => pressTranslatedButton(scene, 'Continue to payment'),
    'is online again': ({ page }) => page.evaluate(() => void dispatchEvent(new Event('online'))),
    leaves: leaveCheckout,
    ...CHECKOUT_ANSWERS,
    ...CHECKOUT_PAYMENTS,
  },
  openAddress: openCheckoutAnswer,
}
