import { expect } from '@playwright/test'

import { CATALOGUE } from '@masar/machines/testing/catalogue.ts'

import { pressButton } from '../../steps/booking/checkout.ts'
import { locateChoiceScreen } from '../../steps/booking/payment-screens.ts'
import {
  bookToPayOnline,
  chooseProvider,
  PAYMENTS_URL,
  standInForProviders,
} from '../../steps/server/providers.ts'
import { type PageLanguage, createTranslate } from '../../steps/page/words.ts'
import {
  expectBookedAtMostOnce,
  type BookingPeople,
  createBookingPeople,
} from '../booking/booking-people.ts'
import type { BrowserWalk, StateChange } from '../browser-walk.ts'
import { type ControlledScript, controlScript } from './controlled-script.ts'

interface SdkPeople extends BookingPeople {
  script: ControlledScript
  provider: 'Card' | 'PayPal'
  language: PageLanguage
}

const locateMain = ({ scene: { page } }: SdkPeople) => page.getByRole('main')
const locateLoadingNotice = (people: SdkPeople) =>
  locateMain(people).getByText(createTranslate(people.language)('The payment form is loading…'))

const LANGUAGE_MENU = /^(Language|Langue)/
const CURRENCY_MENU = /^(Currency|Devise)/

/** Selects an option in a header menu. The header stays available while a customer pays. */
async function chooseInHeaderMenu({ scene: { page } }: SdkPeople, menu: RegExp, choice: RegExp) {
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: menu }).click()
  await banner.getByRole('menuitemradio', { name: choice }).click()
}

/** Creates an action that books in dollars, which both providers can charge, and then chooses the provider. */
const startWithProvider = (provider: SdkPeople['provider']) => async (people: SdkPeople) => {
  people.provider = provider
  await bookToPayOnline(people.scene.page, people.trip, people.badis)
  await chooseInHeaderMenu(people, CURRENCY_MENU, /^USD/)
}

/** Creates an action that switches to this provider, with the button below the other provider's form. */
const switchToProvider = (provider: SdkPeople['provider']) => async (people: SdkPeople) => {
  const instead = { Card: 'Pay by card instead', PayPal: 'Pay with PayPal instead' }[provider]
  people.provider = provider
  await locateMain(people)
    .getByRole('button', { name: createTranslate(people.language)(instead) })
    .click()
}

const expectLoadingNotice = async (people: SdkPeople) => {
  await expect(locateLoadingNotice(people)).toBeVisible()
  await expect(locateMain(people).getByRole('alert')).toHaveCount(0)
}

/** The steps to load Stripe's or PayPal's script, on the second server, which offers both. */
export const PAYMENT_SDK_WALK: BrowserWalk<SdkPeople> = {
  folder: 'payment-sdk',
  model: CATALOGUE['payment-sdk'],
  baseURL: PAYMENTS_URL,
  holds: [],
  calls: { loadSdk: null },
  async prepare(scene) {
    const people = await createBookingPeople(scene)
    await standInForProviders(scene.page.context())
    return { ...people, script: await controlScript(scene.page), provider: 'Card', language: 'en' }
  },
  acts: {
    'start: Stripe': startWithProvider('Card'),
    'start: PayPal': startWithProvider('PayPal'),
    'comes to pay': ({ scene, provider }) => chooseProvider(scene.page, provider),
    'loadSdk done: loaded': ({ script }) => script.load(),
    'loadSdk failed: blocked': ({ script }) => script.block(),
    'after loadTimeout': ({ scene }, { delay = 0 }) => scene.page.clock.fastForward(delay),
    'after backoff': ({ scene }, { delay = 0 }) => scene.page.clock.fastForward(delay),
    // Dispatches the event without having been offline, because that would abort pending calls.
    'is online again': ({ scene: { page } }) =>
      page.evaluate(() => dispatchEvent(new Event('online'))),
    'tries again': ({ scene, language }) =>
      pressButton(scene.page, createTranslate(language)('Try again')),
    'chooses PayPal': switchToProvider('PayPal'),
    'chooses the card': switchToProvider('Card'),
    'looks at euros': (people) => chooseInHeaderMenu(people, CURRENCY_MENU, /^EUR/),
    async 'reads another language'(people) {
      await chooseInHeaderMenu(people, LANGUAGE_MENU, /^Français/)
      people.language = 'fr'
    },
  },
  unmapped: {
    reload: 'a payment that was started is continued: its form loads at once',
  },
  except: findExclusionReason,
  looks: {
    async initial(people) {
      await expect(locateChoiceScreen(people.scene.page)).toBeVisible()
      expect(people.script.asked()).toBe(0)
    },
    async 'pending.loading'(people) {
      await expectLoadingNotice(people)
      await expect.poll(people.script.isWaiting).toBe(true)
    },
    'pending.backingOff': expectLoadingNotice,
    async rejected(people) {
      const t = createTranslate(people.language)
      await expect(locateMain(people).getByRole('alert')).toContainText(
        t('The payment form couldn’t be loaded'),
      )
      await expect(locateMain(people).getByRole('button', { name: t('Try again') })).toBeEnabled()
      await expect(locateLoadingNotice(people)).toHaveCount(0)
    },
    async resolved(people) {
      const pay = { Card: /^(Pay|Payer) [^P]*\d/, PayPal: /(with|avec) PayPal$/ }[people.provider]
      await expect(locateMain(people).getByRole('button', { name: pay })).toBeVisible()
      await expect(locateLoadingNotice(people)).toHaveCount(0)
      await expect(locateMain(people).getByRole('alert')).toHaveCount(0)
    },
  },
  facts: expectBookedAtMostOnce,
}

function findExclusionReason({ label, from, before }: StateChange): string | null {
  const isPage = /^(chooses|reads|looks)/.test(label)
  if (label === 'is online again' && from?.leaf === 'pending.loading') {
    return 'a short network loss aborts pending downloads'
  }
  if (isPage && before.includes('loadSdk done: loaded')) {
    return 'a loaded script serves every language and currency'
  }
  return null
}
