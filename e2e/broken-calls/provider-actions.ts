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
  fillInStripeCard,
} from '../steps/server/providers.ts'
import { openTestActions } from '../steps/server/test-actions.ts'
import { signInAgain } from './account-actions.ts'
import { type Actor, pressInPage, type UserAction } from './user-action.ts'
import { createLinkAction } from './mail-actions.ts'

const CARD_BUTTON_NAME = 'Pay 576 TND'
const PAYPAL_BUTTON_NAME = /^Pay €[\d.]+ with PayPal$/

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
    const providerButton = page
      .getByRole('main')
      .getByRole('button', { name: provider, exact: true })
    await ((await providerButton.isVisible()) ? chooseProvider(page, provider) : page.reload())
  },
})

async function payInPayPalWindow(page: Page) {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    locatePayButton(page, PAYPAL_BUTTON_NAME).click(),
  ])
  await popup.getByRole('button', { name: 'Pay now', exact: true }).click()
}

/** Approves a PayPal payment without a popup, and returns the path to which PayPal redirects. */
async function approveAtPayPal(actor: Actor): Promise<string> {
  const { page, request } = actor
  const { car } = await openProviderChoice(actor)
  await chooseProvider(page, 'PayPal')
  await locatePayButton(page, PAYPAL_BUTTON_NAME).waitFor()
  const [attempt] = await openTestActions(request).listAttempts(car.id)
  const reference = attempt?.reference ?? ''
  await sendCommand(request, PAYPAL_SIMULATOR, 'approve', { reference })
  return `/checkout-session/paypal?token=${reference}&PayerID=QYR5Z8XDVJNXQ`
}

/** Actions on the server that requires a bot check. */
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

/** Actions that call Facebook, Stripe or PayPal. */
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
  createProviderAction('Card', CARD_BUTTON_NAME),
  {
    name: 'pays by card at Stripe',
    async prepare(actor) {
      await openProviderChoice(actor)
      await chooseProvider(actor.page, 'Card')
      await fillInStripeCard(actor.page, '4242 4242 4242 4242')
    },
    start: ({ page }) => locatePayButton(page, CARD_BUTTON_NAME).click(),
    arrival: locateConfirmation,
  },
  createProviderAction('PayPal', PAYPAL_BUTTON_NAME),
  {
    name: 'pays with PayPal',
    async prepare(actor) {
      await openProviderChoice(actor)
      await chooseProvider(actor.page, 'PayPal')
      await locatePayButton(actor.page, PAYPAL_BUTTON_NAME).waitFor()
    },
    start: ({ page }) => payInPayPalWindow(page),
    arrival: locateConfirmation,
  },
  createLinkAction('returns from PayPal', approveAtPayPal, (page) =>
    heading(page, 'Paid and booked'),
  ),
]
