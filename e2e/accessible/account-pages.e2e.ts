// @shows A11Y-1
import { isAccessible, isClean } from '../steps/page/axe.ts'
import { pressButton } from '../steps/booking/checkout.ts'
import { expect, heading, signInAs, test } from '../steps/person/customer.ts'
import { findLink, waitForMail } from '../steps/person/mails.ts'
import {
  changesFor,
  chooseFromRowMenu,
  notice,
  notices,
  startSelecting,
} from '../steps/server/change-feed.ts'

test('the settings are accessible, and so is the confirmation before all sessions end @nightly', async ({
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
  await isAccessible(page)
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await isClean(page)
})

test('the page that changes the password is accessible with form errors @nightly', async ({
  page,
  customer,
}) => {
  await signInAs(page, customer)
  await page.goto('/change-password')
  await page.getByRole('main').getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Please fix errors')).toBeVisible()
  await isAccessible(page)
})

test('the pages of a forgotten password are accessible: the form, the notice of the mail, and the link @nightly', async ({
  page,
  request,
  customer,
}) => {
  await page.goto('/forgot-password')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('Please fix errors')).toBeVisible()
  await isAccessible(page)
  await page.getByRole('textbox', { name: 'Email' }).fill(customer.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(`We’ve sent a link to ${customer.email}.`)).toBeVisible()
  await isClean(page)

  await page.goto(findLink(await waitForMail(request, customer.email, 'reset')))
  await expect(heading(page, 'Choose a new password')).toBeVisible()
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByText('Please fix errors')).toBeVisible()
  await isAccessible(page)
})

test('the notifications are accessible: selected, confirming a deletion, deleted and restored @nightly', async ({
  page,
  request,
  customer,
  callControl,
}) => {
  await changesFor(request, customer).tell(33)
  await signInAs(page, customer)
  await page.goto('/notifications')
  await expect(notices(page)).toHaveCount(30)
  await chooseFromRowMenu(notice(page, 33), 'Mark as read')
  await startSelecting(page)
  await notice(page, 32).getByRole('checkbox').check()
  await isAccessible(page)
  await pressButton(page, 'Done')
  await chooseFromRowMenu(notice(page, 31), 'Delete')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await isClean(page)
  await callControl.plan('markNotificationsAsRead', { code: 'internal' })
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Notification deleted.')).toBeVisible()
  await chooseFromRowMenu(notice(page, 30), 'Mark as read')
  await expect(page.getByText('Your change couldn’t be saved')).toBeVisible()
  await isClean(page)
})
