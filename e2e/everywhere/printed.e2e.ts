import type { Page } from '@playwright/test'

import { waitUntilUsable } from '../steps/page/documents.ts'
import { expect, heading, test } from '../steps/person/customer.ts'

/** Simulates printing: changes the media type and dispatches the print event, as a browser does. */
async function emulatePrint(page: Page) {
  await waitUntilUsable(page)
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
}

test('questions are printed with their answers and the operator’s contact details @nightly', async ({
  page,
}) => {
  await page.goto('/faq')
  await expect(heading(page, 'FAQ')).toBeVisible()
  const answers = page.locator('details > p')
  await expect(answers.first()).toBeHidden()
  await emulatePrint(page)

  const count = await answers.count()
  expect(count).toBeGreaterThan(10)
  await expect(answers.filter({ visible: true })).toHaveCount(count)
  await expect(page.locator('[data-operator-contact]')).toHaveText('Masar · contact@masar.example')
  await expect(page.locator('[data-operator-contact]')).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
})

test('a page is printed with dark text on white, even in the dark theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/faq')
  const colors = () =>
    page.evaluate(() => {
      const texts = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, summary, p)')]
      const styles = [document.documentElement, ...texts].map((element) =>
        getComputedStyle(element),
      )
      return {
        scheme: styles[0]?.colorScheme,
        // The brightest color channel of any text.
        text: Math.max(...styles.flatMap(({ color }) => (color.match(/\d+/g) ?? []).map(Number))),
        paper: styles[0]?.backgroundColor,
      }
    })
  expect((await colors()).scheme).toBe('dark')
  await emulatePrint(page)
  const { scheme, text, paper } = await colors()
  expect(scheme).not.toBe('dark')
  expect(text).toBeLessThan(128)
  expect(paper).toBe('rgb(255, 255, 255)')
})

test('home is printed without the map, and with the operator’s contact details @nightly', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('heading', { name: 'Why book here' }).scrollIntoViewIfNeeded()
  const map = page.locator('.leaflet-container')
  await expect(map).toBeVisible()
  await emulatePrint(page)

  await expect(map).toBeHidden()
  await expect(page.locator('[data-operator-contact]')).toBeVisible()
})
