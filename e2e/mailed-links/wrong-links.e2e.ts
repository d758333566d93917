import type { APIRequestContext } from '@playwright/test'

import { expireLinks } from '../steps/person/accounts.ts'
import { bookByCallAsGuest } from '../steps/booking/bookings.ts'
import { expect, heading, test } from '../steps/person/customer.ts'
import { findLink, type OutboxMail, waitForMail, readSecret } from '../steps/person/mails.ts'
import { UNKNOWN_ID } from '../steps/booking/demo-fixtures.ts'
import { EXPECTED_LINK_TEXTS } from '../words/expected-link-texts.ts'

/** Requests an email with a password link through the API. */
async function requestMail(
  request: APIRequestContext,
  email: string,
  kind: 'activate' | 'reset',
  before?: OutboxMail,
): Promise<OutboxMail> {
  await request.post(`/api/resend/frontend/${encodeURIComponent(email)}/${kind === 'reset'}`)
  return waitForMail(request, email, kind, before)
}

/** Returns the link with these parameters set, or removed if null. */
function changeParameters(link: string, words: Record<string, string | null>): string {
  const url = new URL(link)
  for (const [name, value] of Object.entries(words)) {
    if (value === null) url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  return url.href
}

const readLinkOwner = (link: string) => new URL(link).searchParams.get('u') ?? ''

/** Differs from the browser's language, so that the test detects which one the page uses. */
const language = 'es'
const EXPECTED = EXPECTED_LINK_TEXTS[language]

test('invalid links show a reason and a next step in the language of their email @nightly', async ({
  page,
  request,
  trip,
  guest,
  customer,
}) => {
  await bookByCallAsGuest(request, trip, guest, language)
  const invitation = await waitForMail(request, guest.email, 'activate')
  expect(invitation.language).toBe(language)
  const link = findLink(invitation)
  const own = changeParameters(findLink(await requestMail(request, customer.email, 'reset')), {
    l: language,
  })
  const verification = readSecret(findLink(await waitForMail(request, customer.email, 'verify')))
  const main = page.getByRole('main')
  const opens = async (address: string, saying: string) => {
    await page.goto(address)
    await expect(main.getByText(saying, { exact: true })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(main.getByRole('button').or(main.getByRole('link')).first()).toBeVisible()
    expect(page.url()).not.toMatch(/[?&][uet]=/)
  }

  await opens(changeParameters(link, { t: 'short' }), EXPECTED.incomplete)
  await opens(changeParameters(link, { e: null }), EXPECTED.incomplete)
  await opens(changeParameters(link, { t: 'A'.repeat(43) }), EXPECTED.unknown)
  // Secrets issued for another purpose or another account.
  await opens(changeParameters(own, { t: verification }), EXPECTED.unknown)
  await opens(changeParameters(link, { u: readLinkOwner(own) }), EXPECTED.unknown)
  await opens(changeParameters(own, { t: readSecret(link) }), EXPECTED.unknown)

  await expireLinks(request, guest.email)
  await opens(link, EXPECTED.activationOver)
  const newer = await requestMail(request, guest.email, 'activate', invitation)
  await opens(link, EXPECTED.newer)
  await request.post('/api/activate', {
    data: {
      userId: readLinkOwner(link),
      token: readSecret(findLink(newer)),
      password: 'long-enough',
    },
  })
  await opens(findLink(newer), EXPECTED.used)
  await expireLinks(request, customer.email)
  await opens(own, EXPECTED.resetOver)
})

test('an error is shown when an email is requested for an unknown address @nightly', async ({
  page,
}) => {
  await page.goto(`/activate/?u=${UNKNOWN_ID}&e=nobody%40mail.example&t=${'A'.repeat(43)}&l=en`)
  await page.getByRole('button', { name: 'Send a new link' }).click()
  await expect(page.getByText('Email address not registered.')).toBeVisible()
  await page.getByRole('link', { name: 'Request a new link' }).click()
  await expect(heading(page, 'Forgot your password?')).toBeVisible()
})

// @shows ACCOUNT-34
test('an activation link’s secret is sent only in the request that checks it @nightly', async ({
  page,
  request,
  trip,
  guest,
}) => {
  await bookByCallAsGuest(request, trip, guest)
  const link = findLink(await waitForMail(request, guest.email, 'activate'))
  const secret = readSecret(link)
  const sentUrls: string[] = []
  page.on('request', (sent) => {
    const { referer = '' } = sent.headers()
    if ([sent.url(), referer].some((address) => address.includes(secret))) sentUrls.push(sent.url())
  })
  await page.goto(link)
  await page.getByRole('textbox', { name: 'New password' }).fill('analytical-engine')
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('analytical-engine')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await page.getByRole('main').getByRole('link', { name: 'My bookings' }).click()
  await expect(heading(page, 'My bookings')).toBeVisible()
  // The secret may occur only in the link itself, and in the call that checks it (ACCOUNT-34).
  expect(
    sentUrls.map((address) => new URL(address).pathname.split('/').slice(0, 3).join('/')),
  ).toEqual(['/activate/', '/api/check-token'])

  const storedData = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage, history.state]),
  )
  expect(storedData).not.toContain(secret)
  await page.goBack()
  await page.goBack().catch(() => null)
  expect(page.url()).not.toContain(secret)
})

test('a verification link’s secret is sent only when the link is opened @nightly', async ({
  page,
  request,
  customer,
}) => {
  const link = findLink(await waitForMail(request, customer.email, 'verify'))
  const sentUrls: string[] = []
  page.on('request', (sent) => {
    const { referer = '' } = sent.headers()
    if ([sent.url(), referer].some((address) => address.includes(readSecret(link))))
      sentUrls.push(sent.url())
  })
  await page.goto(link)
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByRole('form', { name: 'Find a car' })).toBeVisible()
  expect(sentUrls).toEqual([link])
  await page.goBack()
  await expect(heading(page, 'Your address is confirmed')).toBeVisible()
  expect(page.url()).not.toContain(readSecret(link))
})
