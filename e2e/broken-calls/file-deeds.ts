import { expect, type Page } from '@playwright/test'

import { carefulTrip } from '../steps/booking/careful-trip.ts'
import { passOptions, visitCheckout } from '../steps/booking/checkout.ts'
import { picture } from '../steps/person/files.ts'
import { openTestActions } from '../steps/server/test-actions.ts'
import { type Deed, type Doer, isAtSettings, main } from './deed.ts'

const licenseFile = (page: Page) => page.getByLabel('Choose a file')
const hasLicense = (page: Page) => page.getByText('Licence uploaded')

const photo = (page: Page) => page.getByLabel('Add a photo')
const shownPhoto = (page: Page) => main(page).locator('img')

async function openSettings(doer: Doer) {
  await isAtSettings(doer)
  await expect(licenseFile(doer.page)).toBeAttached()
}

/** Asks to delete a file, unless the dialog is open, and confirms. */
async function takeAway(page: Page, name: string) {
  const yes = page.getByRole('button', { name: 'Delete', exact: true })
  if (!(await yes.isVisible())) await page.getByRole('button', { name }).click()
  await yes.click()
}

/** A guest is at the driver details of a car whose supplier requires a license. */
async function isAskedForLicense({ page, request }: Doer) {
  await visitCheckout(page, await carefulTrip(openTestActions(request)))
  await passOptions(page)
  await expect(licenseFile(page)).toBeAttached()
}

/** Chooses a license on a page with an upload. */
const sendsLicense = (name: string, prepare: (doer: Doer) => Promise<void>): Deed => ({
  name,
  prepare,
  start: ({ page }) => licenseFile(page).setInputFiles(picture()),
  arrival: hasLicense,
  repeat: ({ page }) => licenseFile(page).setInputFiles(picture()),
})

/** Deletes the license that was uploaded on such a page. */
const takesLicenseAway = (name: string, open: (doer: Doer) => Promise<void>): Deed => ({
  name,
  async prepare(doer) {
    await open(doer)
    await licenseFile(doer.page).setInputFiles(picture())
    await expect(hasLicense(doer.page)).toBeVisible()
  },
  start: ({ page }) => takeAway(page, 'Delete the licence'),
  arrival: (page) => main(page).getByText('Choose a file', { exact: true }),
  repeat: ({ page }) => takeAway(page, 'Delete the licence'),
})

/** Actions with files. */
export const FILE_DEEDS: readonly Deed[] = [
  sendsLicense('sends their licence', openSettings),
  takesLicenseAway('takes their licence away', openSettings),
  sendsLicense('sends a licence at checkout', isAskedForLicense),
  takesLicenseAway('takes the licence of a checkout away', isAskedForLicense),
  {
    name: 'puts up a picture',
    prepare: openSettings,
    start: ({ page }) => photo(page).setInputFiles(picture('me.png')),
    arrival: shownPhoto,
    repeat: ({ page }) => photo(page).setInputFiles(picture('me.png')),
  },
  {
    name: 'takes their picture away',
    async prepare(doer) {
      await openSettings(doer)
      await photo(doer.page).setInputFiles(picture('me.png'))
      await expect(shownPhoto(doer.page)).toBeVisible()
    },
    start: ({ page }) => takeAway(page, 'Delete the photo'),
    arrival: (page) => main(page).getByText('Add a photo', { exact: true }),
    repeat: ({ page }) => takeAway(page, 'Delete the photo'),
  },
]
