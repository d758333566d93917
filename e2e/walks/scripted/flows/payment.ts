import { expect, type Page, type Route } from '@playwright/test'

import { type OpenPayment, payByCall } from '../../../steps/booking/bookings.ts'
import { pressBook } from '../../../steps/booking/checkout.ts'
import { PAYMENTS_URL, standInForProviders } from '../../../steps/server/providers.ts'
import { fillInCard, SANDBOX_CARDS } from '../../../steps/server/sandbox.ts'
import {
  beginPayment,
  type CheckoutScene,
  type CheckoutStart,
  chooseCurrency,
  locateCardFormButton,
  goBackToReview,
  openOwnReview,
  prepareOwnCheckout,
  setAllStatuses,
} from '../checkout-scene.ts'
import {
  endWaitingCall,
  locateMainRegion,
  openAnswerUrl,
  repeatUntilCall,
  requestAddress,
  type ScriptScene,
  type ScriptedFlow,
} from '../scripted-flow.ts'

interface Payment extends CheckoutStart {
  /** The payment to which the customer returns; null if none was started. */
  begun: OpenPayment | null
  form: SentForm
  /** Whether the customer pays with a sandbox test card, which servers with other providers do not support. */
  isTestCard: boolean
  /** Whether the server has several providers. */
  hasChoice: boolean
}

/** The card form's pending request, which a gesture answers. */
interface SentForm {
  waiting: Route | null
}

type PaymentScene = ScriptScene & Payment

const RETURN_START = 'start: back to a payment'
const LIST_CALL = 'listPaymentProviders'
const START_CALLS = `${LIST_CALL},createCheckoutSession`
/** Longer than the remaining time to pay, which depends on the time of the booking. */
const BEYOND_WINDOW_MS = 31 * 60_000

const SANDBOX_PROVIDER = { name: 'sandbox', isTest: true }
const STRIPE_PROVIDER = { name: 'stripe', publicKey: 'pk_test_1', isTest: true }
const PAYPAL_PROVIDER = { name: 'payPal', publicKey: 'client-1', isTest: true }

/** Books, and leaves the calls that start the payment pending. */
async function bookWithoutPaying(scene: CheckoutScene) {
  await openOwnReview(scene, 'deposit')
  await requestAddress(scene, `/__answer/${START_CALLS}/hold`)
  await pressBook(scene.page, scene.t)
  const screen = (name: string) =>
    locateMainRegion(scene).getByRole('heading', { name: scene.t(name) })
  const preparing = screen('Preparing the payment')
  await expect(preparing.or(screen('How would you like to pay online?'))).toBeVisible()
  return null
}

/** Submits the card form and waits for its request, which is held. */
async function submitForm({ page, form }: PaymentScene) {
  await fillInCard(page, 'accepted')
  await locateCardFormButton({ page }).click()
  await expect.poll(() => form.waiting !== null).toBe(true)
}

/** Returns the held request of the card form, after submitting the form if necessary. */
async function getFormRequest(scene: PaymentScene) {
  const { form } = scene
  if (!form.waiting) await submitForm(scene)
  const route = form.waiting
  form.waiting = null
  return route
}

/** Creates a gesture that submits the form with this card. */
const submitWithCard = (card: keyof typeof SANDBOX_CARDS) => async (scene: PaymentScene) => {
  const route = await getFormRequest(scene)
  const typed = route?.request().postDataJSON() as Record<string, string>
  await route?.continue({ postData: JSON.stringify({ ...typed, number: SANDBOX_CARDS[card] }) })
}

async function holdFormRequests(page: Page, form: SentForm) {
  await page.route('**/sandbox/payments/*/pay', (route) => {
    form.waiting = route
  })
  page.on('domcontentloaded', () => {
    form.waiting = null
  })
}

/** Pays in the form, or through the API if the page only waits for the result. */
const completePayment = (scene: PaymentScene) =>
  scene.begun ? payByCall(scene.page.request, scene.begun) : submitWithCard('accepted')(scene)

async function hasSeveralProviders({ page }: ScriptScene) {
  const response = await page.request.get('/api/payment-providers')
  const { providers } = (await response.json()) as { providers: readonly object[] }
  return providers.length > 1
}

/** Answers the call that lists the providers with this list. */
const offerProviders = (scene: PaymentScene, providers: readonly object[]) =>
  endWaitingCall(scene, LIST_CALL, { body: JSON.stringify({ providers }) })

export const PAYMENT_FLOW: ScriptedFlow<Payment> = {
  // Only the second server has a Stripe form.
  findServer: (labels) => (labels.includes('chooses the card') ? PAYMENTS_URL : null),
  async prepare(scene) {
    const checkout = await prepareOwnCheckout(scene)
    const isBack = scene.start === RETURN_START
    const hasChoice = await hasSeveralProviders(scene)
    const begun = await (isBack ? beginPayment : bookWithoutPaying)({ ...scene, ...checkout })
    const form: SentForm = { waiting: null }
    await holdFormRequests(scene.page, form)
    await standInForProviders(scene.page.context())
    return { ...checkout, begun, form, hasChoice, isTestCard: isBack }
  },
  gestures: {
    [RETURN_START]: () => Promise.resolve(),
    submits: submitForm,
    pays: completePayment,
    'is declined': submitWithCard('declined'),
    'loses the connection': async (scene) =>
      (await getFormRequest(scene))?.abort('connectionreset'),
    'is asked by the bank': submitWithCard('challenged'),
    async 'has the bank blocked'(scene) {
      await scene.page.evaluate(() => Object.assign(window, { open: () => null }))
      await submitWithCard('challenged')(scene)
    },
    'looks at euros': chooseCurrency('EUR'),
    // Dispatches the event without having been offline, because that would abort the pending call.
    'is online again': (scene) =>
      repeatUntilCall(scene, () => scene.page.evaluate(() => dispatchEvent(new Event('online')))),
    'after paymentWindow': ({ page }) => page.clock.fastForward(BEYOND_WINDOW_MS),
    'goes back to the review': goBackToReview,
    async 'listProviders done: only the card'(scene) {
      scene.isTestCard = true
    },
    'listProviders done: card and PayPal': (scene) =>
      scene.hasChoice
        ? openAnswerUrl(scene, `/__answer/${LIST_CALL}/pass`)
        : offerProviders(scene, [
            scene.isTestCard ? SANDBOX_PROVIDER : STRIPE_PROVIDER,
            PAYPAL_PROVIDER,
          ]),
    'listProviders done: nobody': (scene) => offerProviders(scene, []),
    'checkPayment done: confirmed by the supplier': async (scene) => {
      await setAllStatuses(scene, 'reserved')
      await openAnswerUrl(scene, '/__answer/checkCheckoutSession/pass')
    },
  },
}
