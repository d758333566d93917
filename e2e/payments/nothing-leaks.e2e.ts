import type { Page } from '@playwright/test'

import type { TestActionsClient } from '../steps/server/test-actions.ts'
import { locateConfirmation, pressButton, locateRefusalHeading } from '../steps/booking/checkout.ts'
import { expect, test } from '../steps/person/customer.ts'
import {
  bookToPayOnline,
  chooseProvider,
  PAYMENTS_URL,
  locatePayButton as payButtonOf,
  standInForProviders,
  recordForeignHosts,
  fillInStripeCard,
} from '../steps/server/providers.ts'
import {
  answerBank,
  SANDBOX_CARDS,
  fillInCard,
  locateSandboxPayButton,
} from '../steps/server/sandbox.ts'
import { buildSearchPath } from '../steps/booking/trip.ts'

/** The card details that the test enters. The values occur nowhere else. */
const CARD_CODE = '839'
const CARD_EXPIRY = '11/41'

interface PageRecording {
  /** The secrets that the page received. */
  secrets: Set<string>
  /** Every requested or visited URL, and every console message. */
  seen: string[]
}

/** Records the URLs and console messages of a page and of the windows that it opens. */
function recordPage(page: Page): PageRecording {
  const context = page.context()
  const secrets = new Set<string>()
  const seen: string[] = []
  const follow = (one: Page) => one.on('framenavigated', (frame) => seen.push(frame.url()))
  follow(page)
  context.on('page', follow)
  context.on('request', (request) => {
    seen.push(request.url(), request.headers()['referer'] ?? '')
  })
  context.on('console', (message) => seen.push(message.text()))
  context.on('response', async (response) => {
    if (!response.url().endsWith('/api/create-checkout-session') || !response.ok()) return
    const { clientSecret } = (await response.json()) as { clientSecret: string }
    secrets.add(clientSecret)
  })
  return { secrets, seen }
}

const readStorages = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage, document.cookie, history.state]
      .map((storage) => JSON.stringify(storage))
      .join('\n'),
  )

/**
 * Asserts that no secret occurs in the recorded URLs and messages, in the browser's storage or in the database.
 */
async function assertNothingLeaked(
  page: Page,
  testActions: TestActionsClient,
  { secrets, seen }: PageRecording,
) {
  expect(secrets.size).toBeGreaterThan(0)
  const cards = Object.values(SANDBOX_CARDS).flatMap((card) => [card, card.replaceAll(' ', '')])
  const forbiddenTexts = [...secrets, ...cards, CARD_EXPIRY, '12/34']
  const text = [...seen.map(decodeSafely), await readStorages(page)].join('\n')
  expect(forbiddenTexts.filter((secret) => text.includes(secret))).toEqual([])
  expect(text).not.toMatch(new RegExp(String.raw`(?<![\w-])${CARD_CODE}(?![\w-])`))
  expect(await testActions.tablesWith([...secrets, ...cards, CARD_EXPIRY])).toEqual([])
}

function decodeSafely(line: string): string {
  try {
    return decodeURIComponent(line)
  } catch {
    return line
  }
}

async function fillInAndPay(page: Page, card: keyof typeof SANDBOX_CARDS) {
  await fillInCard(page, card)
  await page.getByLabel('Expiry date').fill(CARD_EXPIRY)
  await page.getByLabel('Security code').fill(CARD_CODE)
  await locateSandboxPayButton(page).click()
}

test('the sandbox stores and logs no card and no secret, and calls no other host @nightly', async ({
  page,
  ownTrip,
  guest,
  testActions,
}) => {
  const watched = recordPage(page)
  const strangers = recordForeignHosts(page)
  await page.goto('/')
  await page.goto(buildSearchPath(ownTrip))
  await bookToPayOnline(page, ownTrip, guest)
  for (const [card, shown] of [
    ['down', 'The payment provider couldn’t take the payment.'],
    ['declined', 'Your bank declined the payment.'],
  ] as const) {
    await fillInAndPay(page, card)
    await expect(page.getByText(shown)).toBeVisible()
  }
  await pressButton(page, 'Try again')
  await answerBank(page, () => fillInAndPay(page, 'challenged'), 'no')
  await expect(locateRefusalHeading(page, 'Payment failed.')).toBeVisible()
  await page.reload()
  await pressButton(page, 'Try again')
  await fillInAndPay(page, 'lost')
  await expect(locateConfirmation(page)).toBeVisible()
  await assertNothingLeaked(page, testActions, watched)
  await page.reload()
  await expect(locateConfirmation(page)).toBeVisible()
  await assertNothingLeaked(page, testActions, watched)
  expect(strangers).toEqual([])
})

test.describe('paying with Stripe and PayPal', () => {
  test.use({ baseURL: PAYMENTS_URL })
  test.beforeEach(({ context }) => standInForProviders(context))

  test('stores and sends no secret, and calls only the chosen provider @nightly', async ({
    page,
    ownTrip,
    guest,
    testActions,
  }) => {
    const watched = recordPage(page)
    const strangers = recordForeignHosts(page)
    await page.goto('/')
    await bookToPayOnline(page, ownTrip, guest)
    expect(strangers).toEqual([])
    await chooseProvider(page, 'Card')
    await fillInStripeCard(page, SANDBOX_CARDS.declined)
    await payButtonOf(page, 'Pay 576 TND').click()
    await expect(locateRefusalHeading(page, 'Payment failed.')).toBeVisible()
    expect(strangers.filter((host) => !host.endsWith('.stripe.com'))).toEqual([])
    await assertNothingLeaked(page, testActions, watched)

    await pressButton(page, 'Pay with PayPal instead')
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      payButtonOf(page, /^Pay €[\d.]+ with PayPal$/).click(),
    ])
    await popup.getByRole('button', { name: 'Pay now', exact: true }).click()
    await expect(locateConfirmation(page)).toBeVisible()
    await assertNothingLeaked(page, testActions, watched)
  })
})
