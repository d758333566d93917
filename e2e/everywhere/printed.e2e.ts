import type { Page } from '@playwright/test'

import { isUsable } from '../steps/page/documents.ts'
import { expect, heading, test } from '../steps/person/customer.ts'

/** What a browser does to print: it dispatches an event and changes the media. */
async function isPrinted(page: Page) {
  await isUsable(page)
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
}

test('questions are printed with their answers, and the operator to ask', async ({ page }) => {
  await page.goto('/faq')
  await expect(heading(page, 'Questions and answers')).toBeVisible()
  const answers = page.locator('details > p')
  await expect(answers.first()).toBeHidden()
  await isPrinted(page)

  const count = await answers.count()
  expect(count).toBeGreaterThan(10)
  await expect(answers.filter({ visible: true })).toHaveCount(count)
  await expect(page.locator('[data-operator-contact]')).toHaveText('Masar · contact@masar.example')
  await expect(page.locator('[data-operator-contact]')).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
})

test('home is printed without an empty map, and says who rents', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('heading', { name: 'Why book here' }).scrollIntoViewIfNeeded()
  const map = page.locator('.leaflet-container')
  await expect(map).toBeVisible()
  await isPrinted(page)

  await expect(map).toBeHidden()
  await expect(page.locator('[data-operator-contact]')).toBeVisible()
})
