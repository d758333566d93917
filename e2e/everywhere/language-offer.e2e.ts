import { expectNoViolations } from '../steps/page/axe.ts'
import { waitForHydration, watchHydration } from '../steps/page/documents.ts'
import { expect, test } from '../steps/person/customer.ts'

const IN_ENGLISH = 'Read this page in English'
const IN_SPANISH = 'Leer esta página en español'
const PHONE = { width: 320, height: 640 }

test.use({ chosenLanguage: null })

for (const [locale, others, expected, tag] of [
  ['es-ES', [], [IN_SPANISH], ' @nightly'],
  ['en-US', ['en'], [IN_ENGLISH], ' @nightly'],
  ['de-DE', ['en'], [IN_ENGLISH], ' @nightly'],
  ['de-DE', [], [], ' @nightly'],
  ['fr-FR', ['en'], [], ' @nightly'],
] as const) {
  test(`a browser that prefers ${[locale, ...others].join(', ')} is offered ${expected.join() || 'nothing'}${tag}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ locale, viewport: PHONE, baseURL: baseURL ?? '' })
    await context.addInitScript(
      (tags) => Object.defineProperty(navigator, 'languages', { get: () => tags }),
      [locale, ...others],
    )
    await watchHydration(context)
    const page = await context.newPage()
    await page.goto('/')
    const { isSame } = await waitForHydration(page)
    expect(isSame).toBe(true)
    const offers = page.getByRole('button', { name: /^(Read this|Leer esta)/ })
    await expect(offers).toHaveText(expected)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await context.close()
  })
}

test.describe('a browser that prefers English', () => {
  test.use({ locale: 'en-US', viewport: PHONE, hasTouch: true, isMobile: true })

  test('is offered English in one line without a layout shift, and keeps the chosen language', async ({
    page,
    context,
  }) => {
    await watchHydration(context)
    await page.goto('/')
    const accept = page.getByRole('button', { name: IN_ENGLISH })
    await expect(accept).toBeInViewport({ ratio: 1 })
    expect((await waitForHydration(page)).shift).toBe(0)
    const box = await accept.boundingBox()
    expect(box?.height).toBeLessThan(48)
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    expect(await width()).toBeLessThanOrEqual(PHONE.width)
    // At this position, the offer covers a part of a button at the edge of the window.
    await page.evaluate(() => scrollTo(0, 160))
    await expectNoViolations(page)

    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
    await expect(accept).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'ltr'))
    await page.emulateMedia({ media: 'print' })
    await expect(accept).toBeHidden()
    await page.emulateMedia({ media: 'screen' })

    await accept.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(accept).toBeHidden()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  test('is not offered English again after declining @nightly', async ({ page, trip }) => {
    await page.goto(`/car/${trip.car.id}`)
    const accept = page.getByRole('button', { name: IN_ENGLISH })
    await expect(accept).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(accept).toBeHidden()
    await page.reload()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(accept).toBeHidden()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  })
})
