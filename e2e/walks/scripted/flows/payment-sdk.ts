import { expect, type Page, type Route } from '@playwright/test'

import { SWITCHED_LANGUAGE } from '../../../../tools/paths/words/words.ts'
import { pressBook } from '../../../steps/booking/checkout.ts'
import { loadTranslations, type PageLanguage } from '../../../steps/page/words.ts'
import { PAYMENTS, standInForProviders } from '../../../steps/server/providers.ts'
import {
  type CheckoutStart,
  chooseCurrency,
  chooseInHeader,
  openOwnReview,
  prepareOwnCheckout,
  pressNamed,
} from '../checkout-scene.ts'
import { main, type ScriptScene, type ScriptedFlow } from '../scripted-flow.ts'

interface PaymentSdk extends CheckoutStart {
  requests: ScriptRequests
  /** The customer has chosen a provider: after a reload, the page loads its form at once. */
  isChosen: boolean
}

/** The requests of provider scripts, which wait until a gesture answers them. */
interface ScriptRequests {
  waiting: Route[]
}

type PaymentSdkScene = ScriptScene & PaymentSdk

const CARD = 'start: Stripe'
const PAYPAL = 'start: PayPal'
const LOADED = 'loadSdk done: loaded'

const SCRIPTS =
  /^https:\/\/(js\.stripe\.com\/.*\/?stripe\.js|www\.sandbox\.paypal\.com\/web-sdk\/v6\/core)/
const HOSTS = ['https://js.stripe.com/', 'https://www.sandbox.paypal.com/']

const OWN_NAMES: Readonly<Record<PageLanguage, string>> = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
}

async function holdScripts(page: Page, requests: ScriptRequests) {
  await page.context().route(SCRIPTS, (route) => {
    requests.waiting.push(route)
  })
  page.on('domcontentloaded', () => {
    requests.waiting = []
  })
  await page.addInitScript(countAnswers, HOSTS)
}

/**
 * Runs in the page. Counts answers after which no script of a provider is loading: the loader of Stripe tries again at
 * once when its script fails, and both remain in the page.
 */
function countAnswers(hosts: readonly string[]): void {
  let count = 0
  const isLoading = ({ src, dataset }: HTMLScriptElement) =>
    hosts.some((host) => src.startsWith(host)) && dataset['result'] === undefined
  for (const result of ['load', 'error'])
    document.addEventListener(
      result,
      ({ isTrusted, target }) => {
        if (!isTrusted || !(target instanceof HTMLScriptElement) || !isLoading(target)) return
        target.dataset['result'] = result
        setTimeout(() => {
          if (![...document.scripts].some((script) => isLoading(script))) count += 1
          Reflect.set(window, 'masarScriptAnswers', count)
        })
      },
      true,
    )
}

const readAnswers = (page: Page) =>
  page.evaluate(() => Number(Reflect.get(window, 'masarScriptAnswers') ?? 0))

/** Answers the requests of scripts, until the page has the answer: some are of scripts that it has given up. */
async function answerScript(
  { page, requests }: PaymentSdkScene,
  answer: (route: Route) => Promise<void>,
) {
  const before = await readAnswers(page)
  const answerAll = async () => {
    await Promise.all(requests.waiting.splice(0).map((route) => answer(route)))
    return readAnswers(page)
  }
  await expect.poll(answerAll, { intervals: [20] }).toBeGreaterThan(before)
}

async function changeLanguage(scene: PaymentSdkScene) {
  const other = SWITCHED_LANGUAGE[scene.language]
  const menu = scene.t('Language: {languageName}', { languageName: '*' })
  await chooseInHeader(scene, menu, OWN_NAMES[other])
  // From here on the page has the texts of the other language.
  scene.t = loadTranslations(other)
}

/** Waits until the server has converted the amount. */
async function chooseEuros(scene: PaymentSdkScene) {
  await chooseCurrency('EUR')(scene)
  await expect(main(scene).getByRole('heading', { name: '€' })).toBeVisible()
}

const INSTEAD = { card: 'Pay by card instead', payPal: 'Pay with PayPal instead' }

/** Waits until the page offers the other provider. */
const switchTo = (chosen: string, other: string) => async (scene: PaymentSdkScene) => {
  await pressNamed(scene, chosen)
  await expect(main(scene).getByRole('button', { name: scene.t(other) })).toBeVisible()
}

/** Has booked, and sees the providers. Both can charge dollars. */
async function bookInDollars(scene: PaymentSdkScene) {
  await pressBook(scene.page, scene.t)
  await chooseCurrency('USD')(scene)
}

export const PAYMENT_SDK_FLOW: ScriptedFlow<PaymentSdk> = {
  findServer: () => PAYMENTS,
  async prepare(scene) {
    const checkout = await prepareOwnCheckout(scene)
    const requests: ScriptRequests = { waiting: [] }
    await standInForProviders(scene.page.context())
    await holdScripts(scene.page, requests)
    await openOwnReview({ ...scene, ...checkout }, 'full')
    return { ...checkout, requests, isChosen: false }
  },
  gestures: {
    [CARD]: bookInDollars,
    [PAYPAL]: bookInDollars,
    async 'comes to pay'(scene) {
      if (!scene.isChosen) await pressNamed(scene, scene.start === CARD ? 'Card' : 'PayPal')
      scene.isChosen = true
    },
    [LOADED]: (scene) => answerScript(scene, (route) => route.fallback()),
    'loadSdk failed: blocked': (scene) =>
      answerScript(scene, (route) => route.abort('blockedbyclient')),
    // The browser emits the event. Being offline earlier would abort pending calls.
    'is online again': ({ page }) => page.evaluate(() => dispatchEvent(new Event('online'))),
    'tries again': (scene) => pressNamed(scene, 'Try again'),
    'chooses PayPal': switchTo(INSTEAD.payPal, INSTEAD.card),
    'chooses the card': switchTo(INSTEAD.card, INSTEAD.payPal),
    'looks at euros': chooseEuros,
    'reads another language': changeLanguage,
    // A script that waits delays the end of loading.
    reload: ({ page }) => page.reload({ waitUntil: 'domcontentloaded' }),
  },
  isOutOfReach(label, { labels }) {
    // The page shows the providers again.
    if (label === 'reload') return !labels.includes('comes to pay')
    // A script that was loaded is not requested again.
    const sinceReload = labels.slice(labels.lastIndexOf('reload') + 1)
    return /^(?:chooses|looks|reads)/.test(label) && sinceReload.includes(LOADED)
  },
}
