import type { Page } from '@playwright/test'

import { expect, signInAs, test } from '../steps/person/customer.ts'
import {
  disguisedPage,
  createDocumentFile,
  heicPhoto,
  largePhoto,
  ONE_MEGABYTE,
  createPicture,
} from '../steps/person/files.ts'

/** More failures than any browser retries automatically. */
const MAX_FAILURES = 50
const UPLOADED_TEXT = 'Licence uploaded'

const locateFileInput = (page: Page, name = 'Choose a file') => page.getByLabel(name)
const locateViewLink = (page: Page) => page.getByRole('link', { name: 'View it in a new tab' })

async function getLicenseUrl(page: Page): Promise<string> {
  return (await locateViewLink(page).getAttribute('href')) ?? ''
}

test('a license can be uploaded, viewed, replaced and deleted, and is private @nightly', async ({
  page,
  customer,
  browser,
}) => {
  await signInAs(page, customer)
  await page.goto('/settings')
  await locateFileInput(page).setInputFiles(largePhoto)
  await expect(page.getByText(UPLOADED_TEXT)).toBeVisible()
  await page.reload()
  await expect(page.getByText(UPLOADED_TEXT)).toBeVisible()
  const [shown] = await Promise.all([page.waitForEvent('popup'), locateViewLink(page).click()])
  await expect(shown.locator('img')).toBeVisible()
  await shown.close()

  const first = await getLicenseUrl(page)
  const stranger = await browser.newPage()
  expect((await stranger.goto(first))?.status()).toBe(401)
  await stranger.close()

  await locateFileInput(page, 'Replace the licence').setInputFiles(createDocumentFile())
  await expect(locateViewLink(page)).not.toHaveAttribute('href', first)
  const second = await getLicenseUrl(page)
  expect((await page.request.get(second)).headers()['content-type']).toBe('application/pdf')
  expect((await page.request.get(first)).status()).toBe(204)

  await page.getByRole('button', { name: 'Delete the licence' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your driving licence?' })
  await dialog.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(page.getByText(UPLOADED_TEXT)).toBeVisible()
  await page.getByRole('button', { name: 'Delete the licence' }).click()
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(locateFileInput(page)).toBeAttached()
  await expect(page.getByText(UPLOADED_TEXT)).toHaveCount(0)
  expect((await page.request.get(second)).status()).toBe(204)
})

test('an invalid file is rejected whatever its name, and the old license is kept @nightly', async ({
  page,
  customer,
}) => {
  await signInAs(page, customer)
  await page.goto('/settings')
  await locateFileInput(page).setInputFiles(createPicture())
  await expect(page.getByText(UPLOADED_TEXT)).toBeVisible()
  const originalUrl = await getLicenseUrl(page)
  for (const [file, says] of [
    [heicPhoto, 'Your browser can’t open IMG_0001.heic, a HEIC photo.'],
    [disguisedPage, 'licence.jpg isn’t a photo or a PDF.'],
    [
      createDocumentFile(5 * ONE_MEGABYTE + 1, 'large.pdf'),
      'large.pdf is larger than the limit of 5 MB.',
    ],
    [{ ...createPicture('nothing.png'), buffer: Buffer.alloc(0) }, 'nothing.png is empty.'],
  ] as const) {
    await locateFileInput(page, 'Replace the licence').setInputFiles(file)
    await expect(page.getByText(says)).toBeVisible()
    await expect(locateViewLink(page)).toHaveAttribute('href', originalUrl)
  }
  await locateFileInput(page, 'Replace the licence').setInputFiles({
    ...createPicture(),
    name: 'scan.txt',
  })
  await expect(locateViewLink(page)).not.toHaveAttribute('href', originalUrl)
})

test('a slow upload shows its progress, and can be cancelled @nightly', async ({
  page,
  customer,
}) => {
  await signInAs(page, customer)
  await page.goto('/settings')
  await expect(locateFileInput(page)).toBeAttached()
  await limitUploadSpeed(page, 100_000)
  await locateFileInput(page).setInputFiles(createDocumentFile(ONE_MEGABYTE))
  const progress = page.getByRole('progressbar', { name: 'Sent' })
  await expect(page.getByText('Sending licence.pdf')).toBeVisible()
  await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Stop sending' }).click()
  await expect(progress).toHaveCount(0)
  await expect(page.getByText(UPLOADED_TEXT)).toHaveCount(0)

  await limitUploadSpeed(page, -1)
  await locateFileInput(page).setInputFiles(createPicture())
  await expect(page.getByText(UPLOADED_TEXT)).toBeVisible()
})

test('a refused or interrupted upload shows an error, and can be retried @nightly', async ({
  page,
  customer,
  callControl,
}) => {
  await signInAs(page, customer)
  await page.goto('/settings')
  await callControl.plan('uploadLicense', { code: 'internal' })
  await locateFileInput(page).setInputFiles(createPicture())
  await expect(page.getByText('Your licence couldn’t be sent')).toBeVisible()
  await callControl.plan('uploadLicense', 'cut', MAX_FAILURES)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('We couldn’t reach the server.')).toBeVisible()
  await callControl.forget('uploadLicense')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(UPLOADED_TEXT)).toBeVisible()
})

/** Limits the upload speed, in bytes per second; -1 removes the limit. */
async function limitUploadSpeed(page: Page, uploadThroughput: number) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput,
  })
}
