import { expect, heading, sessionEnds, signIn, signInAs, test } from '../steps/person/customer.ts'
import { createPicture } from '../steps/person/files.ts'
import {
  locateBell,
  chooseFromRowMenu,
  readBrowserStorage,
  controlAccount,
  locateNotice,
  locateNotices,
} from '../steps/server/change-feed.ts'

const SESSION_EXPIRED_TEXT = 'Your session has expired. Sign in to'
const UNSAVED_TEXT = 'Your changes are still here, but not saved yet.'

// @shows SESSION-28
test('unsaved settings are restored after signing in again, to be saved or discarded @nightly', async ({
  page,
  customer,
}) => {
  await signInAs(page, customer)
  await page.goto('/settings')
  const name = page.getByLabel('Full name')
  await name.fill('Grace Murray Hopper')
  await page.getByLabel('Location').fill('La Marsa')
  await sessionEnds(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(SESSION_EXPIRED_TEXT)).toBeVisible()
  await signIn(page, customer)
  await expect(page).toHaveURL('/settings')
  await expect(page.getByText(UNSAVED_TEXT)).toBeVisible()
  await expect(name).toHaveValue('Grace Murray Hopper')

  await page.getByRole('button', { name: 'Discard the changes' }).click()
  await expect(name).toHaveValue(customer.name)
  await name.fill('Grace B. Hopper')
  await page.reload()
  await expect(page.getByText(UNSAVED_TEXT)).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Changes made successfully.')).toBeVisible()
  await expect(page.getByText(UNSAVED_TEXT)).toHaveCount(0)
  await page.reload()
  await expect(name).toHaveValue('Grace B. Hopper')
  await expect(page.getByText(UNSAVED_TEXT)).toHaveCount(0)
})

test('the input of one customer is not shown to the next one @nightly', async ({
  page,
  customer,
  yasmine,
}) => {
  await signInAs(page, customer)
  await page.goto('/settings')
  await page.getByLabel('About me').fill('A secret of mine')
  await sessionEnds(page)
  await page.reload()
  await expect(page.getByText(SESSION_EXPIRED_TEXT)).toBeVisible()
  expect(await readBrowserStorage(page)).toContain('A secret of mine')
  await signIn(page, yasmine)

  await expect(heading(page, 'Settings')).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue(yasmine.name)
  await expect(page.getByText(UNSAVED_TEXT)).toHaveCount(0)
  expect(await readBrowserStorage(page)).not.toContain('A secret of mine')
})

test('passwords are never stored, so the form is empty after signing in again @nightly', async ({
  page,
  customer,
}) => {
  await signInAs(page, customer)
  await page.goto('/change-password')
  const fields = ['Current password', 'New password', 'Confirm password']
  for (const name of fields) await page.getByRole('textbox', { name }).fill('a-new-beginning')
  expect(await readBrowserStorage(page)).not.toContain('a-new-beginning')
  await sessionEnds(page)
  await page.getByRole('main').getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText(SESSION_EXPIRED_TEXT)).toBeVisible()
  expect(await readBrowserStorage(page)).not.toContain('a-new-beginning')
  await signIn(page, customer)

  await expect(heading(page, 'Change password')).toBeVisible()
  for (const name of fields) await expect(page.getByRole('textbox', { name })).toHaveValue('')
})

test('a license that failed to upload can be uploaded after signing in again @nightly', async ({
  page,
  customer,
}) => {
  await signInAs(page, customer)
  await page.goto('/settings')
  await expect(page.getByRole('heading', { name: 'Driving licence' })).toBeVisible()
  await sessionEnds(page)
  await page.getByLabel('Choose a file').setInputFiles(createPicture())
  await expect(page.getByText(SESSION_EXPIRED_TEXT)).toBeVisible()
  await signIn(page, customer)
  await expect(page).toHaveURL('/settings')
  await page.getByLabel('Choose a file').setInputFiles(createPicture())
  await expect(page.getByText('Licence uploaded')).toBeVisible()
})

test('a notification that could not be deleted is restored after signing in @nightly', async ({
  page,
  request,
  customer,
}) => {
  await controlAccount(request, customer).notify(2)
  await signInAs(page, customer)
  const reloadedList = page.waitForResponse(/\/api\/notifications\//)
  await page.goto('/notifications')
  await expect(locateNotices(page)).toHaveCount(2)
  // The event stream also makes the page fetch the list again.
  await reloadedList
  await sessionEnds(page, 1)
  await chooseFromRowMenu(locateNotice(page, 1), 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(locateNotices(page)).toHaveCount(1)
  await page.getByRole('navigation', { name: 'Main' }).getByText('My bookings').click()
  await expect(page.getByText(SESSION_EXPIRED_TEXT)).toBeVisible()
  await signIn(page, customer)
  await expect(heading(page, 'My bookings')).toBeVisible()
  await locateBell(page, 2).click()
  await expect(locateNotices(page)).toHaveCount(2)
})
