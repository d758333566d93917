import type { Page } from '@playwright/test'

import {
  acceptAndBook,
  fillInDriver,
  visitCheckout,
  passOptions,
  passPayment,
  pressButton,
  locateStepHeading,
} from '../steps/booking/checkout.ts'
import { accountMenu, expect, signInAs, test } from '../steps/person/customer.ts'
import { disguisedPage, createDocumentFile, createPicture } from '../steps/person/files.ts'
import { findLink, waitForMail } from '../steps/person/mails.ts'
import { createTripRequiringLicense } from '../steps/booking/own-trip.ts'

const UPLOADED_TEXT = 'Licence uploaded'
const continueToPayment = (page: Page) => pressButton(page, 'Continue to payment options')
const locateViewLink = (page: Page) => page.getByRole('link', { name: 'View it in a new tab' })

// @shows ACCOUNT-20
test('a guest uploads a required license, which is then stored in the new account @nightly', async ({
  page,
  request,
  guest,
  testActions,
}) => {
  await visitCheckout(page, await createTripRequiringLicense(testActions))
  await passOptions(page)
  await fillInDriver(page, guest)
  await continueToPayment(page)
  await expect(page.getByText('Please add an image')).toBeVisible()
  await expect(page.getByLabel('Choose a file')).toBeFocused()
  await page.getByLabel('Choose a file').setInputFiles(disguisedPage)
  await expect(page.getByText('licence.jpg isn’t a photo or a PDF')).toBeVisible()
  await page.getByLabel('Choose a file').setInputFiles(createPicture())
  await expect(page.getByText(UPLOADED_TEXT)).toBeVisible()

  await page.reload()
  await expect(page.getByText(UPLOADED_TEXT)).toBeVisible()
  const first = await locateViewLink(page).getAttribute('href')
  await page.getByLabel('Replace the licence').setInputFiles(createDocumentFile())
  await expect(locateViewLink(page)).not.toHaveAttribute('href', first ?? '')
  await expect.poll(async () => (await request.get(first ?? '')).status()).toBe(204)
  const taken = await locateViewLink(page).getAttribute('href')
  await continueToPayment(page)
  await passPayment(page)
  await acceptAndBook(page)

  // The file was moved to the account, so it is no longer accessible without signing in.
  expect((await request.get(taken ?? '')).status()).toBe(401)
  await page.goto(findLink(await waitForMail(request, guest.email, 'activate')))
  await page.getByRole('textbox', { name: 'New password' }).fill('analytical-engine')
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('analytical-engine')
  await pressButton(page, 'Save the password')
  await expect(accountMenu(page, { name: guest.fullName })).toBeVisible()
  await page.goto('/settings')
  await expect(locateViewLink(page)).toHaveAttribute('href', taken ?? '')
})

test('deleting a guest’s license removes the file, and another license must be uploaded @nightly', async ({
  page,
  request,
  guest,
  testActions,
}) => {
  await visitCheckout(page, await createTripRequiringLicense(testActions))
  await passOptions(page)
  await fillInDriver(page, guest)
  await page.getByLabel('Choose a file').setInputFiles(createPicture())
  const deleted = (await locateViewLink(page).getAttribute('href')) ?? ''
  await pressButton(page, 'Delete the licence')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText(UPLOADED_TEXT)).toHaveCount(0)
  expect((await request.get(deleted)).status()).toBe(204)
  await continueToPayment(page)
  await expect(page.getByText('Please add an image')).toBeVisible()
})

test('a customer whose account has a license need not upload it again @nightly', async ({
  page,
  customer,
  testActions,
}) => {
  await signInAs(page, customer)
  await page.goto('/settings')
  await page.getByLabel('Choose a file').setInputFiles(createPicture())
  await expect(page.getByText(UPLOADED_TEXT)).toBeVisible()
  await visitCheckout(page, await createTripRequiringLicense(testActions))
  await passOptions(page)
  await expect(page.getByText(UPLOADED_TEXT)).toBeVisible()
  await continueToPayment(page)
  await expect(locateStepHeading(page, 'Payment options')).toBeVisible()
})
