import type { Page } from '@playwright/test'

import { locateConfirmation } from '../steps/booking/checkout.ts'
import { heading } from '../steps/person/customer.ts'
import {
  configurePages,
  PROVIDERS_CONFIG,
  standInForFacebook,
  standInForRecaptcha,
} from '../steps/person/social-sign-in.ts'
import {
  bookToPayOnline,
  chooseProvider,
  locatePayButton,
  PAYPAL_SIMULATOR,
  sendCommand,
  standInForProviders,
  typeCard,
} from '../steps/server/providers.ts'
import { openTestActions } from '../steps/server/test-actions.ts'
import { signInAgain } from './account-actions.ts'
import { type Actor, pressInPage, type UserAction } from './user-action.ts'
import { createLinkAction } from './mail-actions.ts'

const PAY_BY_CARD = 'Pay 576 TND'
const PAY_WITH_PAYPAL = /^Pay €[\d.]+ with PayPal$/

const locateFacebookButton = (page: Page) =>
  page.getByRole('button', { name: 'Continue with Facebook' })

/** Books as a guest, and waits until the page offers the payment providers. */
async function openProviderChoice({ page, newTrip, guest }: Actor) {
  await standInForProviders(page.context())
  const trip = await newTrip()
  await bookToPayOnline(page, trip, guest)
  await page.getByRole('button', { name: 'PayPal', exact: true }).waitFor()
  return trip
}

/** Creates an action that chooses a provider and waits for its pay button. */
const createProviderAction = (provider: 'Card' | 'PayPal', pay: string | RegExp): UserAction => ({
  name: `chooses to pay by ${provider}`,
  prepare: openProviderChoice,
  start: ({ page }) => chooseProvider(page, provider),
  arrival: (page) => locatePayButton(page, pay),
  async repeat({ page }) {
    const isAsked = page.getByRole('main').getByRole('button', { name: provider, exact: true })
    await ((await isAsked.isVisible()) ? chooseProvider(page, provider) : page.reload())
  },
})

async function payInPayPalWindow(page: Page) {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    locatePayButton(page, PAY_WITH_PAYPAL).click(),
  ])
  await popup.getByRole('button', { name: 'Pay now', exact: true }).click()
}

/** Approves a PayPal payment as in the same window, and returns the path to which PayPal redirects. */
async function approveAtPayPal(actor: Actor): Promise<string> {
  const { page, request } = actor
  const { car } = await openProviderChoice(actor)
  await chooseProvider(page, 'PayPal')
  await locatePayButton(page, PAY_WITH_PAYPAL).waitFor()
  const [attempt] = await openTestActions(request).listAttempts(car.id)
  const reference = attempt?.reference ?? ''
  await sendCommand(request, PAYPAL_SIMULATOR, 'approve', { reference })
  return `/checkout-session/paypal?token=${reference}&PayerID=QYR5Z8XDVJNXQ`
}

/** User actions behind a bot check, on the server that requires it. */
export const BOT_CHECK_USER_ACTIONS: readonly UserAction[] = [
  {
    name: 'passes the bot check and requests a link',
    async prepare({ page, register }) {
      await configurePages(page.context(), { botCheck: { siteKey: 'masar-recaptcha' } })
      await standInForRecaptcha(page.context(), 'person')
      const { email } = await register()
      await page.goto('/forgot-password')
      await page.getByRole('textbox', { name: 'Email' }).fill(email)
    },
    start: ({ page }) => pressInPage(page, 'Send the link'),
    arrival: (page) => page.getByText('Check your inbox'),
    repeat: ({ page }) => pressInPage(page, 'Send the link'),
  },
]

/** User actions that call Facebook, Stripe or PayPal. */
export const PROVIDER_USER_ACTIONS: readonly UserAction[] = [
  {
    name: 'signs in with Facebook',
    async prepare({ page, guest }) {
      await configurePages(page.context(), PROVIDERS_CONFIG)
      await standInForFacebook(page.context(), { name: guest.fullName, email: guest.email })
      await page.goto('/sign-in')
      await locateFacebookButton(page).waitFor()
    },
    start: ({ page }) => locateFacebookButton(page).click(),
    // A new account is in French until the language of the page is saved.
    arrival: (page) => page.getByRole('button', { name: /^(Account|Compte)\s?: / }),
    repeat: ({ page }) => signInAgain(page, locateFacebookButton(page)),
  },
  createProviderAction('Card', PAY_BY_CARD),
  {
    name: 'pays by card at Stripe',
    async prepare(actor) {
      await openProviderChoice(actor)
      await chooseProvider(actor.page, 'Card')
      await typeCard(actor.page, '4242 4242 4242 4242')
    },
    start: ({ page }) => locatePayButton(page, PAY_BY_CARD).click(),
    arrival: locateConfirmation,
  },
  createProviderAction('PayPal', PAY_WITH_PAYPAL),
  {
    name: 'pays with PayPal',
    async prepare(actor) {
      await openProviderChoice(actor)
      await chooseProvider(actor.page, 'PayPal')
      await locatePayButton(actor.page, PAY_WITH_PAYPAL).waitFor()
    },
    start: ({ page }) => payInPayPalWindow(page),
    arrival: locateConfirmation,
  },
  createLinkAction('returns from PayPal', approveAtPayPal, (page) =>
    heading(page, 'Paid and booked'),
  ),
]
