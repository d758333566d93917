import type { APIRequestContext, BrowserContext, Page, Route } from '@playwright/test'

import { pressBook, pressButton } from '../booking/checkout.ts'
import { openReview } from '../booking/draft.ts'
import type { TypedDriver } from '../person/people.ts'
import type { DemoTrip } from '../booking/trip.ts'

const PORT = Number(process.env['E2E_PORT'] ?? 4310)

/** The second server of the browser tests, which uses the simulators of Stripe and PayPal. */
export const PAYMENTS_URL = `http://localhost:${PORT + 1}`
export const STRIPE_SIMULATOR = `http://127.0.0.1:${PORT + 2}`
export const PAYPAL_SIMULATOR = `http://127.0.0.1:${PORT + 3}`

/** An amount that a provider charged, and its refunded part. */
interface Charge {
  reference: string
  bookingId: string
  amount: number
  currency: string
  refunded: number
}

const STRIPE_URL_PATTERN = /^https:\/\/(js|api|hooks)\.stripe\.com\//
const PAYPAL_URL_PATTERN = /^https:\/\/www\.(sandbox\.)?paypal\.com\//

/**
 * Routes requests to Stripe and PayPal to the simulators. To the page, they still appear to go to the real
 * hosts.
 */
export async function standInForProviders(context: BrowserContext) {
  await context.route(STRIPE_URL_PATTERN, forwardTo(STRIPE_SIMULATOR))
  await context.route(PAYPAL_URL_PATTERN, forwardTo(PAYPAL_SIMULATOR))
}

/** Drops the response to a payment confirmation, after Stripe has processed it. */
export async function dropConfirmResponse(page: Page) {
  await page.route('https://api.stripe.com/v1/payment_pages/*/confirm', async (route) => {
    await callSimulator(STRIPE_SIMULATOR, route)
  })
}

const forwardTo = (simulator: string) => async (route: Route) => {
  const response = await callSimulator(simulator, route).catch(() => null)
  await (response ? route.fulfill({ response }) : route.abort('connectionreset'))
}

function callSimulator(simulator: string, route: Route) {
  const { pathname, search } = new URL(route.request().url())
  return route.fetch({ url: `${simulator}${pathname}${search}`, maxRedirects: 0 })
}

/** Sets the next behavior of a simulator's card, customer or network. */
export async function sendCommand(
  request: APIRequestContext,
  simulator: string,
  command: string,
  data: Record<string, unknown> = {},
) {
  await request.post(`${simulator}/__control/${command}`, { data })
}

/** Lists the charges that a simulator made for a booking. */
export async function listCharges(
  request: APIRequestContext,
  simulator: string,
  bookingId: string | undefined,
): Promise<Charge[]> {
  const records = await request.get(`${simulator}/__control`)
  const { charges } = (await records.json()) as { charges: Charge[] }
  return charges.filter((charge) => charge.bookingId === bookingId)
}

/** Books, and chooses to pay in full online. */
export async function bookToPayOnline(page: Page, trip: DemoTrip, driver: TypedDriver) {
  await openReview(page, trip, { driver, choice: 'full' })
  await pressBook(page)
}

export const chooseProvider = (page: Page, provider: 'Card' | 'PayPal') =>
  pressButton(page, provider)

export const locatePayButton = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name })

/** Fills in Stripe's card fields, which are in a frame. */
export async function fillInStripeCard(page: Page, number: string) {
  const frame = page.frameLocator('iframe[title="Secure payment input frame"]')
  await frame.getByLabel('Card number').fill(number)
  await frame.getByLabel('Expiration date').fill('12/34')
  await frame.getByLabel('Security code').fill('123')
}

/** Records the hosts of all third-party requests from the page. */
export function recordForeignHosts(page: Page): string[] {
  const hosts: string[] = []
  page.on('request', (request) => {
    const { hostname } = new URL(request.url())
    if (hostname !== 'localhost') hosts.push(hostname)
  })
  return hosts
}
