import type { Page } from '@playwright/test'

import { expectNoViolations } from '../steps/page/axe.ts'
import { accountMenu, expect, heading, signInAs, test } from '../steps/person/customer.ts'
import { disguisedPage } from '../steps/person/files.ts'

const EXIF_LOCATION = 'Taken at 36.8065 N, 10.1815 E'

/** Creates a photo of 900 x 600 pixels with an EXIF location, as a camera does. */
async function createPhoto(page: Page) {
  const drawn = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 })
    const pen = canvas.getContext('2d')
    if (pen) pen.fillStyle = 'teal'
    pen?.fillRect(0, 0, 900, 600)
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })
  const picture = Buffer.from(drawn, 'base64')
  const exifData = Buffer.from(`Exif\0\0MM\0*\0\0\0\u0008${EXIF_LOCATION}`)
  const header = Buffer.from([0xff, 0xe1, 0, exifData.length + 2])
  const buffer = Buffer.concat([picture.subarray(0, 2), header, exifData, picture.subarray(2)])
  return { name: 'holiday.jpg', mimeType: 'image/jpeg', buffer }
}

const locatePhotoInput = (page: Page) => page.getByLabel('Add a photo')
const locateSavedNotice = (page: Page) => page.getByText('Changes made successfully.').first()

async function openSettings(page: Page) {
  await page.goto('/settings')
  await expect(heading(page, 'Settings')).toBeVisible()
}

test('an uploaded picture is resized, loses its location data and appears in the header @nightly', async ({
  page,
  customer,
  request,
}) => {
  await signInAs(page, customer)
  await openSettings(page)
  const photo = await createPhoto(page)
  expect(photo.buffer.includes(EXIF_LOCATION)).toBe(true)
  await locatePhotoInput(page).setInputFiles(photo)
  await expect(locateSavedNotice(page)).toBeVisible()

  const shown = accountMenu(page, customer).locator('img')
  await expect(page.getByRole('main').locator('img')).toBeVisible()
  await expect(shown).toBeVisible()
  await expect(shown).toHaveJSProperty('naturalWidth', 512)
  await expect(shown).toHaveJSProperty('naturalHeight', 512)
  const stored = await request.get((await shown.getAttribute('src')) ?? '')
  const bytes = await stored.body()
  expect(stored.headers()['content-type']).toBe('image/jpeg')
  expect([bytes.includes(EXIF_LOCATION), bytes.includes('Exif')]).toEqual([false, false])
})

test('a picture can be replaced, and is permanently deleted only after confirmation @nightly', async ({
  page,
  customer,
}) => {
  await signInAs(page, customer)
  await openSettings(page)
  const picture = page.getByRole('main').locator('img')
  await locatePhotoInput(page).setInputFiles(await createPhoto(page))
  await expect(picture).toBeVisible()
  const first = (await picture.getAttribute('src')) ?? ''
  await page.getByLabel('Replace the photo').setInputFiles(await createPhoto(page))
  await expect(picture).not.toHaveAttribute('src', first)

  const remove = page.getByRole('button', { name: 'Delete the photo' })
  await remove.click()
  await page.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(picture).toBeVisible()
  await remove.click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(picture).toHaveCount(0)
  await page.reload()
  await expect(locatePhotoInput(page)).toBeAttached()
  await expect(accountMenu(page, customer).locator('img')).toHaveCount(0)
})

test('a picture upload can be cancelled, and can be retried when the connection breaks @nightly', async ({
  page,
  customer,
  callControl,
}) => {
  await signInAs(page, customer)
  await openSettings(page)
  await callControl.plan('updateAvatar', 'hold')
  await locatePhotoInput(page).setInputFiles(await createPhoto(page))
  await callControl.held('updateAvatar')
  await page.getByRole('button', { name: 'Stop sending' }).click()
  await expect(locatePhotoInput(page)).toBeAttached()
  await callControl.release('updateAvatar', { code: 'internal' })

  // Fails several times, because a browser may retry automatically.
  await callControl.plan('updateAvatar', 'cut', 9)
  await locatePhotoInput(page).setInputFiles(await createPhoto(page))
  await expect(page.getByText('Your photo couldn’t be sent')).toBeVisible()
  await callControl.forget('updateAvatar')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(locateSavedNotice(page)).toBeVisible()
  await expect(page.getByRole('main').locator('img')).toBeVisible()
})

test('an error is shown when the file is not a picture, whatever its name @nightly', async ({
  page,
  customer,
}) => {
  await signInAs(page, customer)
  await openSettings(page)
  await locatePhotoInput(page).setInputFiles(disguisedPage)
  await expect(page.getByRole('alert')).toContainText('Please add an image')
  await expect(page.getByRole('main').locator('img')).toHaveCount(0)
  await expectNoViolations(page)
})
