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
  locateFormButton,
  goBackToReview,
  openOwnReview,
  prepareOwnCheckout,
  setAllStatuses,
} from '../checkout-scene.ts'
import {
  endWaitingCall,
  locateMainRegion,
  openAnswer,
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

/** The request that the card form has sent, which waits until a gesture answers it. */
interface SentForm {
  waiting: Route | null
}

type PaymentScene = ScriptScene & Payment

const BACK = 'start: back to a payment'
const LIST = 'listPaymentProviders'
const BEGINNING = `${LIST},createCheckoutSession`
/** Longer than the remaining time to pay, which depends on the time of the booking. */
const WINDOW_MS = 31 * 60_000

const SANDBOX = { name: 'sandbox', isTest: true }
const STRIPE = { name: 'stripe', publicKey: 'pk_test_1', isTest: true }
const PAYPAL = { name: 'payPal', publicKey: 'client-1', isTest: true }

/** Books without starting the payment, because the calls that start it wait. */
async function bookOnly(scene: CheckoutScene) {
  await openOwnReview(scene, 'deposit')
  await requestAddress(scene, `/__answer/${BEGINNING}/hold`)
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
  await locateFormButton({ page }).click()
  await expect.poll(() => form.waiting !== null).toBe(true)
}

/** Returns the held request of the card form, after submitting the form if necessary. */
async function takeRequest(scene: PaymentScene) {
  const { form } = scene
  if (!form.waiting) await submitForm(scene)
  const route = form.waiting
  form.waiting = null
  return route
}

/** Creates a gesture that submits the form with this card. */
const submitAs = (card: keyof typeof SANDBOX_CARDS) => async (scene: PaymentScene) => {
  const route = await takeRequest(scene)
  const typed = route?.request().postDataJSON() as Record<string, string>
  await route?.continue({ postData: JSON.stringify({ ...typed, number: SANDBOX_CARDS[card] }) })
}

async function holdForm(page: Page, form: SentForm) {
  await page.route('**/sandbox/payments/*/pay', (route) => {
    form.waiting = route
  })
  page.on('domcontentloaded', () => {
    form.waiting = null
  })
}

/** Pays in the form, or through the API if the page only waits for the result. */
const pay = (scene: PaymentScene) =>
  scene.begun ? payByCall(scene.page.request, scene.begun) : submitAs('accepted')(scene)

async function hasSeveralProviders({ page }: ScriptScene) {
  const response = await page.request.get('/api/payment-providers')
  const { providers } = (await response.json()) as { providers: readonly object[] }
  return providers.length > 1
}

/** Answers the call that lists the providers with this list. */
const offerProviders = (scene: PaymentScene, providers: readonly object[]) =>
  endWaitingCall(scene, LIST, { body: JSON.stringify({ providers }) })

export const PAYMENT_FLOW: ScriptedFlow<Payment> = {
  // Only the second server has a Stripe form.
  findServer: (labels) => (labels.includes('chooses the card') ? PAYMENTS_URL : null),
  async prepare(scene) {
    const checkout = await prepareOwnCheckout(scene)
    const isBack = scene.start === BACK
    const hasChoice = await hasSeveralProviders(scene)
    const begun = await (isBack ? beginPayment : bookOnly)({ ...scene, ...checkout })
    const form: SentForm = { waiting: null }
    await holdForm(scene.page, form)
    await standInForProviders(scene.page.context())
    return { ...checkout, begun, form, hasChoice, isTestCard: isBack }
  },
  gestures: {
    [BACK]: () => Promise.resolve(),
    submits: submitForm,
    pays: pay,
    'is declined': submitAs('declined'),
    'loses the connection': async (scene) => (await takeRequest(scene))?.abort('connectionreset'),
    'is asked by the bank': submitAs('challenged'),
    async 'has the bank blocked'(scene) {
      await scene.page.evaluate(() => Object.assign(window, { open: () => null }))
      await submitAs('challenged')(scene)
    },
    'looks at euros': chooseCurrency('EUR'),
    // Dispatches the event without having been offline, because that would abort the pending call.
    'is online again': (scene) =>
      repeatUntilCall(scene, () => scene.page.evaluate(() => dispatchEvent(new Event('online')))),
    'after paymentWindow': ({ page }) => page.clock.fastForward(WINDOW_MS),
    'goes back to the review': goBackToReview,
    async 'listProviders done: only the card'(scene) {
      scene.isTestCard = true
    },
    'listProviders done: card and PayPal': (scene) =>
      scene.hasChoice
        ? openAnswer(scene, `/__answer/${LIST}/pass`)
        : offerProviders(scene, [scene.isTestCard ? SANDBOX : STRIPE, PAYPAL]),
    'listProviders done: nobody': (scene) => offerProviders(scene, []),
    'checkPayment done: confirmed by the supplier': async (scene) => {
      await setAllStatuses(scene, 'reserved')
      await openAnswer(scene, '/__answer/checkCheckoutSession/pass')
    },
  },
}
