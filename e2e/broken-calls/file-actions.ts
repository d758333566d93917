import { expect, type Page } from '@playwright/test'

import { createLicenseTrip } from '../steps/booking/own-trip.ts'
import { passOptions, visitCheckout } from '../steps/booking/checkout.ts'
import { picture } from '../steps/person/files.ts'
import { openTestActions } from '../steps/server/test-actions.ts'
import { type Actor, isAtSettings, locateMain, type UserAction } from './user-action.ts'

const licenseFile = (page: Page) => page.getByLabel('Choose a file')
const hasLicense = (page: Page) => page.getByText('Licence uploaded')

const photo = (page: Page) => page.getByLabel('Add a photo')
const shownPhoto = (page: Page) => locateMain(page).locator('img')

async function openSettings(actor: Actor) {
  await isAtSettings(actor)
  await expect(licenseFile(actor.page)).toBeAttached()
}

/** Asks to delete a file, unless the dialog is open, and confirms. */
async function deleteFile(page: Page, name: string) {
  const yes = page.getByRole('button', { name: 'Delete', exact: true })
  if (!(await yes.isVisible())) await page.getByRole('button', { name }).click()
  await yes.click()
}

/** A guest is at the driver details of a car whose supplier requires a license. */
async function isAskedForLicense({ page, request }: Actor) {
  await visitCheckout(page, await createLicenseTrip(openTestActions(request)))
  await passOptions(page)
  await expect(licenseFile(page)).toBeAttached()
}

/** Chooses a license on a page with an upload. */
const sendsLicense = (name: string, prepare: (actor: Actor) => Promise<void>): UserAction => ({
  name,
  prepare,
  start: ({ page }) => licenseFile(page).setInputFiles(picture()),
  arrival: hasLicense,
  repeat: ({ page }) => licenseFile(page).setInputFiles(picture()),
})

/** Deletes the license that was uploaded on such a page. */
const deletesLicense = (name: string, open: (actor: Actor) => Promise<void>): UserAction => ({
  name,
  async prepare(actor) {
    await open(actor)
    await licenseFile(actor.page).setInputFiles(picture())
    await expect(hasLicense(actor.page)).toBeVisible()
  },
  start: ({ page }) => deleteFile(page, 'Delete the licence'),
  arrival: (page) => locateMain(page).getByText('Choose a file', { exact: true }),
  repeat: ({ page }) => deleteFile(page, 'Delete the licence'),
})

/** Actions with files. */
export const FILE_USER_ACTIONS: readonly UserAction[] = [
  sendsLicense('sends their licence', openSettings),
  deletesLicense('takes their licence away', openSettings),
  sendsLicense('sends a licence at checkout', isAskedForLicense),
  deletesLicense('takes the licence of a checkout away', isAskedForLicense),
  {
    name: 'puts up a picture',
    prepare: openSettings,
    start: ({ page }) => photo(page).setInputFiles(picture('me.png')),
    arrival: shownPhoto,
    repeat: ({ page }) => photo(page).setInputFiles(picture('me.png')),
  },
  {
    name: 'takes their picture away',
    async prepare(actor) {
      await openSettings(actor)
      await photo(actor.page).setInputFiles(picture('me.png'))
      await expect(shownPhoto(actor.page)).toBeVisible()
    },
    start: ({ page }) => deleteFile(page, 'Delete the photo'),
    arrival: (page) => locateMain(page).getByText('Add a photo', { exact: true }),
    repeat: ({ page }) => deleteFile(page, 'Delete the photo'),
  },
]
