// @shows A11Y-1
import { expectAccessible, expectNoViolations } from '../steps/page/axe.ts'
import { pressButton } from '../steps/booking/checkout.ts'
import { expect, heading, signInAs, test } from '../steps/person/customer.ts'
import { findLink, waitForMail } from '../steps/person/mails.ts'
import {
  controlAccount,
  chooseFromRowMenu,
  locateNotice,
  locateNotices,
  startSelecting,
} from '../steps/server/change-feed.ts'

test('the settings and the dialog that confirms signing out everywhere are accessible @nightly', async ({
  page,
  customer,
}) => {
  await signInAs(page, customer)
  await page.goto('/settings')
  await expect(heading(page, 'Settings')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Driving licence' })).toBeVisible()
  await page.getByLabel('Full name').fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Please fix errors')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolations(page)
})

test('the change-password page is accessible with form errors @nightly', async ({
  page,
  customer,
}) => {
  await signInAs(page, customer)
  await page.goto('/change-password')
  await page.getByRole('main').getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Please fix errors')).toBeVisible()
  await expectAccessible(page)
})

test('every step of a password reset is accessible @nightly', async ({
  page,
  request,
  customer,
}) => {
  await page.goto('/forgot-password')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('Please fix errors')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Email' }).fill(customer.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(`We’ve sent a link to ${customer.email}.`)).toBeVisible()
  await expectNoViolations(page)

  await page.goto(findLink(await waitForMail(request, customer.email, 'reset')))
  await expect(heading(page, 'Choose a new password')).toBeVisible()
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByText('Please fix errors')).toBeVisible()
  await expectAccessible(page)
})

test('the notifications page is accessible during selection, in the deletion dialog and after an error @nightly', async ({
  page,
  request,
  customer,
  callControl,
}) => {
  await controlAccount(request, customer).notify(33)
  await signInAs(page, customer)
  await page.goto('/notifications')
  await expect(locateNotices(page)).toHaveCount(30)
  await chooseFromRowMenu(locateNotice(page, 33), 'Mark as read')
  await startSelecting(page)
  await locateNotice(page, 32).getByRole('checkbox').check()
  await expectAccessible(page)
  await pressButton(page, 'Done')
  await chooseFromRowMenu(locateNotice(page, 31), 'Delete')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expectNoViolations(page)
  await callControl.plan('markNotificationsAsRead', { code: 'internal' })
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Notification deleted.')).toBeVisible()
  await chooseFromRowMenu(locateNotice(page, 30), 'Mark as read')
  await expect(page.getByText('Your change couldn’t be saved')).toBeVisible()
  await expectNoViolations(page)
})
