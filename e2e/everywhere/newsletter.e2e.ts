import type { APIRequestContext, Page } from '@playwright/test'

import { expectNoViolations } from '../steps/page/axe.ts'
import { expect, heading, test } from '../steps/person/customer.ts'
import {
  WORKER_WAIT_OPTIONS,
  listSubscriptionMails,
  type OutboxMail,
  waitForMail,
} from '../steps/person/mails.ts'
import {
  configurePages,
  standInForRecaptcha,
  BOT_CHECK_URL,
} from '../steps/person/social-sign-in.ts'

const locateAddressField = (page: Page) => page.getByRole('textbox', { name: 'Email address' })
const locateSubscribeButton = (page: Page) => page.getByRole('button', { name: 'Subscribe' })

async function doubleClickSubscribe(page: Page, email: string) {
  await locateAddressField(page).fill(email)
  await locateSubscribeButton(page).dblclick()
}

/** Lists the emails to an address. */
async function listMailsTo(request: APIRequestContext, to: string) {
  const response = await request.get('/outbox.json', { params: { to } })
  return (await response.json()) as OutboxMail[]
}

// @shows PAGE-17
test('the owner of an email address confirms a subscription with the emailed link, and unsubscribes @nightly', async ({
  page,
  request,
  guest,
}) => {
  await page.goto('/')
  await doubleClickSubscribe(page, guest.email)
  await expect(page.getByText(`We’ve sent an email to ${guest.email}.`)).toBeVisible()
  const mail = await waitForMail(request, guest.email, 'newsletter-confirm')
  const [confirmLink = ''] = mail.links

  await page.goto(confirmLink)
  await expect(heading(page, 'Receive the newsletter')).toBeVisible()
  expect(await listSubscriptionMails(request, guest.email)).toEqual([])
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Confirm my subscription' }).click()
  await expect(heading(page, 'Your subscription is confirmed')).toBeVisible()
  await expect
    .poll(() => listSubscriptionMails(request, guest.email), WORKER_WAIT_OPTIONS)
    .toHaveLength(1)

  await page.goto(`${mail.unsubscribe}?l=en`)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(heading(page, 'You’re unsubscribed')).toBeVisible()
})

test('a double click subscribes once @nightly', async ({ page, request, guest }) => {
  await page.goto('/')
  await doubleClickSubscribe(page, guest.email)
  await expect(page.getByText(`We’ve sent an email to ${guest.email}.`)).toBeVisible()
  await expect(page.locator(':focus')).toContainText('Thank you.')
  expect(await listMailsTo(request, guest.email)).toHaveLength(1)
})

test('an invalid address shows an error, and the field keeps the address when subscribing fails @nightly', async ({
  page,
  context,
  request,
  callControl,
  guest,
}) => {
  await page.goto('/')
  await locateAddressField(page).fill('ada@mail')
  await locateSubscribeButton(page).click()
  await expect(locateAddressField(page)).toHaveAccessibleDescription('Invalid email address')
  await expect(locateAddressField(page)).toBeFocused()
  await expectNoViolations(page)

  await callControl.plan('sendEmail', { code: 'too-many-requests', retryAfter: 3600 })
  await locateAddressField(page).fill(guest.email)
  await locateSubscribeButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Too many attempts.')

  await context.setOffline(true)
  await locateSubscribeButton(page).click()
  await expect(page.getByRole('alert')).toContainText('We couldn’t reach the server.')
  await expect(locateAddressField(page)).toHaveValue(guest.email)

  await context.setOffline(false)
  await locateSubscribeButton(page).click()
  await expect(page.getByText('Thank you.')).toBeVisible()
  expect(await listMailsTo(request, guest.email)).toHaveLength(1)
})

test.describe('the newsletter form with a bot check', () => {
  test.use({ baseURL: BOT_CHECK_URL })

  test('subscribes a person, but not a robot @nightly', async ({
    page,
    context,
    request,
    guest,
  }) => {
    await configurePages(context, { botCheck: { siteKey: 'masar-recaptcha' } })
    await standInForRecaptcha(context, 'robot')
    await page.goto('/')
    await doubleClickSubscribe(page, guest.email)
    await expect(page.getByRole('alert')).toContainText('reCAPTCHA error')
    expect(await listMailsTo(request, guest.email)).toEqual([])

    await standInForRecaptcha(context, 'person')
    await page.reload()
    await doubleClickSubscribe(page, guest.email)
    await expect(page.getByText('Thank you.')).toBeVisible()
    expect(await listMailsTo(request, guest.email)).toHaveLength(1)
  })
})
