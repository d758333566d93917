import { expect } from '@playwright/test'

import { CATALOGUE } from '#machines/testing/catalogue.ts'

import { press } from '../../steps/checkout.ts'
import { choiceScreen } from '../../steps/payment-screens.ts'
import { bookToPayOnline, choose, PAYMENTS, standInForProviders } from '../../steps/providers.ts'
import { bookedAtMostOnce, type BookingPeople, bookingPeople } from '../booking/booking-people.ts'
import type { BrowserWalk } from '../browser-walk.ts'
import { type HeldScript, holdScript } from './held-script.ts'

interface SdkPeople extends BookingPeople {
  script: HeldScript
  provider: 'Card' | 'PayPal'
}

const main = ({ scene: { page } }: SdkPeople) => page.getByRole('main')
const loading = (people: SdkPeople) => main(people).getByText('The payment form is loading…')

/** Has booked, and is asked whom to pay with. */
const begins = (provider: SdkPeople['provider']) => async (people: SdkPeople) => {
  people.provider = provider
  await bookToPayOnline(people.scene.page, people.trip, people.badis)
}

const isLoading = async (people: SdkPeople) => {
  await expect(loading(people)).toBeVisible()
  await expect(main(people).getByRole('alert')).toHaveCount(0)
}

const ELSEWHERE = 'whoever changes that begins another payment, which loads a form of its own'

/** The script of Stripe or PayPal, at the second server, which takes its money there. */
export const PAYMENT_SDK_WALK: BrowserWalk<SdkPeople> = {
  folder: 'payment-sdk',
  model: CATALOGUE['payment-sdk'],
  baseURL: PAYMENTS,
  holds: [],
  calls: { loadSdk: null },
  async prepare(scene) {
    const people = await bookingPeople(scene)
    await standInForProviders(scene.page.context())
    return { ...people, script: await holdScript(scene.page), provider: 'Card' }
  },
  acts: {
    'start: Stripe': begins('Card'),
    'start: PayPal': begins('PayPal'),
    'comes to pay': ({ scene, provider }) => choose(scene.page, provider),
    'loadSdk done: loaded': ({ script }) => script.load(),
    'loadSdk failed: blocked': ({ script }) => script.block(),
    'after loadTimeout': ({ scene }, { delay = 0 }) => scene.page.clock.fastForward(delay),
    'after backoff': ({ scene }, { delay = 0 }) => scene.page.clock.fastForward(delay),
    // The browser tells so. Being offline before would break off what is asked by then.
    'is online again': ({ scene: { page } }) =>
      page.evaluate(() => dispatchEvent(new Event('online'))),
    'tries again': ({ scene }) => press(scene.page, 'Try again'),
  },
  unmapped: {
    'chooses PayPal': ELSEWHERE,
    'chooses the card': ELSEWHERE,
    'looks at euros': ELSEWHERE,
    'reads French': 'the page would be French, and its looks are English',
    reload: 'a payment that was begun is gone on with: its form is loaded at once',
  },
  except: ({ label, from }) =>
    label === 'is online again' && from?.leaf === 'pending.loading'
      ? 'whoever is offline for a moment breaks off what is loaded'
      : null,
  looks: {
    async initial(people) {
      await expect(choiceScreen(people.scene.page)).toBeVisible()
      expect(people.script.asked()).toBe(0)
    },
    async 'pending.loading'(people) {
      await isLoading(people)
      await expect.poll(people.script.isWaiting).toBe(true)
    },
    'pending.backingOff': isLoading,
    async rejected(people) {
      await expect(main(people).getByRole('alert')).toContainText(/could not be loaded.*ad blocker/)
      await expect(main(people).getByRole('button', { name: 'Try again' })).toBeEnabled()
      await expect(loading(people)).toHaveCount(0)
    },
    async resolved(people) {
      const pay = { Card: /^Pay .?\d/, PayPal: /with PayPal$/ }[people.provider]
      await expect(main(people).getByRole('button', { name: pay })).toBeVisible()
      await expect(loading(people)).toHaveCount(0)
      await expect(main(people).getByRole('alert')).toHaveCount(0)
    },
  },
  facts: bookedAtMostOnce,
}
