import { expect, type Page } from '@playwright/test'

import { createTripRequiringLicense } from '../steps/booking/own-trip.ts'
import { passOptions, visitCheckout } from '../steps/booking/checkout.ts'
import { createPicture } from '../steps/person/files.ts'
import { openTestActions } from '../steps/server/test-actions.ts'
import {
  type Actor,
  openSettingsAsNewCustomer,
  locateMain,
  type UserAction,
} from './user-action.ts'

const locateLicenseInput = (page: Page) => page.getByLabel('Choose a file')
const locateUploadedNotice = (page: Page) => page.getByText('Licence uploaded')

const locatePhotoInput = (page: Page) => page.getByLabel('Add a photo')
const locateShownPhoto = (page: Page) => locateMain(page).locator('img')

async function openSettings(actor: Actor) {
  await openSettingsAsNewCustomer(actor)
  await expect(locateLicenseInput(actor.page)).toBeAttached()
}

/** Opens the dialog that deletes a file, unless it is already open, and confirms the deletion. */
async function deleteFile(page: Page, name: string) {
  const yes = page.getByRole('button', { name: 'Delete', exact: true })
  if (!(await yes.isVisible())) await page.getByRole('button', { name }).click()
  await yes.click()
}

/** Opens the driver step as a guest, for a car whose supplier requires a license. */
async function openLicenseUpload({ page, request }: Actor) {
  await visitCheckout(page, await createTripRequiringLicense(openTestActions(request)))
  await passOptions(page)
  await expect(locateLicenseInput(page)).toBeAttached()
}

const createUploadAction = (
  name: string,
  prepare: (actor: Actor) => Promise<void>,
): UserAction => ({
  name,
  prepare,
  start: ({ page }) => locateLicenseInput(page).setInputFiles(createPicture()),
  arrival: locateUploadedNotice,
  repeat: ({ page }) => locateLicenseInput(page).setInputFiles(createPicture()),
})

const createDeletionAction = (name: string, open: (actor: Actor) => Promise<void>): UserAction => ({
  name,
  async prepare(actor) {
    await open(actor)
    await locateLicenseInput(actor.page).setInputFiles(createPicture())
    await expect(locateUploadedNotice(actor.page)).toBeVisible()
  },
  start: ({ page }) => deleteFile(page, 'Delete the licence'),
  arrival: (page) => locateMain(page).getByText('Choose a file', { exact: true }),
  repeat: ({ page }) => deleteFile(page, 'Delete the licence'),
})

export const FILE_USER_ACTIONS: readonly UserAction[] = [
  createUploadAction('uploads their license', openSettings),
  createDeletionAction('deletes their license', openSettings),
  createUploadAction('uploads a license at checkout', openLicenseUpload),
  createDeletionAction('deletes the license at checkout', openLicenseUpload),
  {
    name: 'uploads a picture',
    prepare: openSettings,
    start: ({ page }) => locatePhotoInput(page).setInputFiles(createPicture('me.png')),
    arrival: locateShownPhoto,
    repeat: ({ page }) => locatePhotoInput(page).setInputFiles(createPicture('me.png')),
  },
  {
    name: 'deletes their picture',
    async prepare(actor) {
      await openSettings(actor)
      await locatePhotoInput(actor.page).setInputFiles(createPicture('me.png'))
      await expect(locateShownPhoto(actor.page)).toBeVisible()
    },
    start: ({ page }) => deleteFile(page, 'Delete the photo'),
    arrival: (page) => locateMain(page).getByText('Add a photo', { exact: true }),
    repeat: ({ page }) => deleteFile(page, 'Delete the photo'),
  },
]
