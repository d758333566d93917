import { expect } from '@playwright/test'

import { getSwitchedLanguage } from '../../../../tools/paths/words/words.ts'
import { pressBook } from '../../../steps/booking/checkout.ts'
import { createTranslate } from '../../../steps/page/words.ts'
import { PAYMENTS_URL, standInForProviders } from '../../../steps/server/providers.ts'
import { type ControlledScript, controlScript } from '../../payment-sdk/controlled-script.ts'
import {
  type CheckoutStart,
  chooseCurrency,
  chooseInHeader,
  openOwnReview,
  prepareOwnCheckout,
  pressTranslatedButton,
} from '../checkout-scene.ts'
import { locateMainRegion, type ScriptScene, type ScriptedFlow } from '../scripted-flow.ts'

interface PaymentSdk extends CheckoutStart {
  script: ControlledScript
  /**
   * Whether the customer has chosen a provider. If so, the page loads the provider's form immediately after a
   * reload.
   */
  isChosen: boolean
}

type PaymentSdkScene = ScriptScene & PaymentSdk

const STRIPE_START = 'start: Stripe'
const PAYPAL_START = 'start: PayPal'
const SDK_LOADED = 'loadSdk done: loaded'

async function changeLanguage(scene: PaymentSdkScene) {
  const other = getSwitchedLanguage(scene.language)
  const menu = scene.t('Language: {languageName}', { languageName: '*' })
  const t = createTranslate(other)
  await chooseInHeader(scene, menu, t('English'))
  // The page now shows the texts of the other language.
  scene.t = t
}

/** Chooses euros, and waits until the server has converted the amount. */
async function chooseEuros(scene: PaymentSdkScene) {
  await chooseCurrency('EUR')(scene)
  await expect(locateMainRegion(scene).getByRole('heading', { name: '€' })).toBeVisible()
}

const SWITCH_BUTTON_NAMES = { card: 'Pay by card instead', payPal: 'Pay with PayPal instead' }

/** Switches the provider, and waits until the page offers the other one. */
const switchProvider = (chosen: string, other: string) => async (scene: PaymentSdkScene) => {
  await pressTranslatedButton(scene, chosen)
  await expect(locateMainRegion(scene).getByRole('button', { name: scene.t(other) })).toBeVisible()
}

/** Books, and shows the providers with prices in dollars, which both can charge. */
async function bookInDollars(scene: PaymentSdkScene) {
  await pressBook(scene.page, scene.t)
  await chooseCurrency('USD')(scene)
}

export const PAYMENT_SDK_FLOW: ScriptedFlow<PaymentSdk> = {
  findServer: () => PAYMENTS_URL,
  async prepare(scene) {
    const checkout = await prepareOwnCheckout(scene)
    await standInForProviders(scene.page.context())
    const script = await controlScript(scene.page)
    await openOwnReview({ ...scene, ...checkout }, 'full')
    return { ...checkout, script, isChosen: false }
  },
  gestures: {
    [STRIPE_START]: bookInDollars,
    [PAYPAL_START]: bookInDollars,
    async 'comes to pay'(scene) {
      if (!scene.isChosen)
        await pressTranslatedButton(scene, scene.start === STRIPE_START ? 'Card' : 'PayPal')
      scene.isChosen = true
    },
    [SDK_LOADED]: ({ script }) => script.load(),
    'loadSdk failed: blocked': ({ script }) => script.block(),
    // Dispatches the event without having been offline, because that would abort pending calls.
    'is online again': ({ page }) => page.evaluate(() => dispatchEvent(new Event('online'))),
    'tries again': (scene) => pressTranslatedButton(scene, 'Try again'),
    'chooses PayPal': switchProvider(SWITCH_BUTTON_NAMES.payPal, SWITCH_BUTTON_NAMES.card),
    'chooses the card': switchProvider(SWITCH_BUTTON_NAMES.card, SWITCH_BUTTON_NAMES.payPal),
    'looks at euros': chooseEuros,
    'reads another language': changeLanguage,
    // A pending script would delay the load event.
    reload: ({ page }) => page.reload({ waitUntil: 'domcontentloaded' }),
  },
}
