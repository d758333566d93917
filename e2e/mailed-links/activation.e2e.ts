import type { Page } from '@playwright/test'

import { expectMessage } from '../steps/page/form.ts'
import { bookByCallAsGuest } from '../steps/booking/bookings.ts'
import { pressBook, readConfirmedBookingId, openFilledReview } from '../steps/booking/checkout.ts'
import { accountMenu, expect, heading, signIn, signInAs, test } from '../steps/person/customer.ts'
import { findLink, waitForMail } from '../steps/person/mails.ts'
import { createExpiredActivationMail } from '../steps/person/old-mail.ts'

const PASSWORD = 'analytical-engine'

async function choosePassword(page: Page, password = PASSWORD) {
  await page.getByRole('textbox', { name: 'New password' }).fill(password)
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(password)
  await page.getByRole('button', { name: 'Save the password' }).click()
}

// @shows ACCOUNT-2, ACCOUNT-8, WIRE-89
test('a guest who has booked opens the email, chooses a password and finds the booking', async ({
  page,
  request,
  trip,
  guest,
}) => {
  await openFilledReview(page, trip, guest)
  await pressBook(page)
  const number = await readConfirmedBookingId(page)
  const mail = await waitForMail(request, guest.email, 'activate')
  expect(mail.subject).toBe('Activate your account')

  await page.goto(findLink(mail))
  await expect(heading(page, 'Activate your account')).toBeVisible()
  await expect(page.getByText(`For the account ${guest.email.toLowerCase()}`)).toBeVisible()
  await choosePassword(page, '123456')
  await expectMessage(
    page.getByRole('textbox', { name: 'New password' }),
    'This password is too easy to guess. Please choose another one.',
  )
  await choosePassword(page)
  await expect(page.getByText('Password changed successfully.')).toBeVisible()
  await expect(accountMenu(page, { name: guest.fullName })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'My bookings' }).click()
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible()
  await page.goto(`/booking?b=${number}`)
  await expect(heading(page, trip.car.name)).toBeVisible()
  // Opening the emailed link verifies the address.
  await expect(page.getByText('Confirm your email address')).toHaveCount(0)
})

// @shows ACCOUNT-27, ACCOUNT-28
test('an expired activation link shows an error, and a new link can be requested @nightly', async ({
  page,
  request,
  trip,
  guest,
}) => {
  const old = await createExpiredActivationMail(request, trip, guest)
  await page.goto(findLink(old))
  await expect(page.getByText('Your account activation link expired.')).toBeVisible()
  await page.getByRole('button', { name: 'Send a new link' }).click()
  await expect(page.getByText('Activation email sent.')).toBeVisible()

  const newer = await waitForMail(request, guest.email, 'activate', old)
  await page.goto(findLink(newer))
  await choosePassword(page)
  await expect(accountMenu(page, { name: guest.fullName })).toBeVisible()
})

test('an activation link works once, and a newer one replaces it @nightly', async ({
  page,
  request,
  trip,
  guest,
}) => {
  await bookByCallAsGuest(request, trip, guest)
  const first = await waitForMail(request, guest.email, 'activate')
  await request.post(`/api/resend/frontend/${encodeURIComponent(guest.email)}/false`)
  const second = await waitForMail(request, guest.email, 'activate', first)

  await page.goto(findLink(first))
  await expect(page.getByText('We’ve sent a newer link')).toBeVisible()
  await page.goto(findLink(second))
  await choosePassword(page)
  await expect(accountMenu(page, { name: guest.fullName })).toBeVisible()
  await page.goto(findLink(second))
  await expect(page.getByText('This link has already been used')).toBeVisible()
  await expect(page.getByText('Password saved. You’re signed in.')).toBeVisible()
})

test('a customer who is signed in to another account must confirm signing out before activating @nightly', async ({
  page,
  request,
  trip,
  guest,
  customer,
}) => {
  await bookByCallAsGuest(request, trip, guest)
  const mail = await waitForMail(request, guest.email, 'activate')
  await signInAs(page, customer)

  await page.goto(findLink(mail))
  await expect(page.getByText('You’re signed in to another account')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out and continue' }).click()
  await choosePassword(page)
  await expect(accountMenu(page, { name: guest.fullName })).toBeVisible()
})

test('a completed form keeps the input when the server fails, and can be resubmitted @nightly', async ({
  page,
  request,
  trip,
  guest,
  callControl,
}) => {
  await bookByCallAsGuest(request, trip, guest)
  await callControl.plan('activate', { code: 'internal' })
  await page.goto(findLink(await waitForMail(request, guest.email, 'activate')))
  await choosePassword(page)
  await expect(page.getByText('An error occurred while updating password.')).toBeVisible()
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(accountMenu(page, { name: guest.fullName })).toBeVisible()
})

test('after a lost response, the link is not shown as expired, and the password works @nightly', async ({
  page,
  request,
  trip,
  guest,
  callControl,
}) => {
  await bookByCallAsGuest(request, trip, guest)
  await callControl.plan('activate', 'lose-answer')
  await page.goto(findLink(await waitForMail(request, guest.email, 'activate')))
  await choosePassword(page)
  // The browser may have retried the request itself, in which case there is no retry button.
  const saved = page.getByText('Password saved.')
  const lost = page.getByText('We couldn’t reach the server.')
  await expect(saved.or(lost)).toBeVisible()
  if (await lost.isVisible()) await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(saved).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, { email: guest.email, password: PASSWORD })
  await expect(accountMenu(page, { name: guest.fullName })).toBeVisible()
})
