import { expectNoViolations } from '../steps/page/axe.ts'
import { waitForHydration, watchHydration } from '../steps/page/documents.ts'
import { expect, test } from '../steps/person/customer.ts'

const ENGLISH_OFFER = 'Read this page in English'
const SPANISH_OFFER = 'Leer esta página en español'
const PHONE_VIEWPORT = { width: 320, height: 640 }

test.use({ chosenLanguage: null })

for (const [locale, others, expected, tag] of [
  ['es-ES', [], [SPANISH_OFFER], ' @nightly'],
  ['en-US', ['en'], [ENGLISH_OFFER], ' @nightly'],
  ['de-DE', ['en'], [ENGLISH_OFFER], ' @nightly'],
  ['de-DE', [], [], ' @nightly'],
  ['fr-FR', ['en'], [], ' @nightly'],
] as const) {
  test(`a browser that prefers ${[locale, ...others].join(', ')} shows this offer: ${expected.join() || 'nothing'}${tag}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      locale,
      viewport: PHONE_VIEWPORT,
      baseURL: baseURL ?? '',
    })
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
  test.use({ locale: 'en-US', viewport: PHONE_VIEWPORT, hasTouch: true, isMobile: true })

  test('is offered English in one line without a layout shift, and keeps the chosen language', async ({
    page,
    context,
  }) => {
    await watchHydration(context)
    await page.goto('/')
    const accept = page.getByRole('button', { name: ENGLISH_OFFER })
    await expect(accept).toBeInViewport({ ratio: 1 })
    expect((await waitForHydration(page)).shift).toBe(0)
    const box = await accept.boundingBox()
    expect(box?.height).toBeLessThan(48)
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    expect(await width()).toBeLessThanOrEqual(PHONE_VIEWPORT.width)
    // At this scroll position, the offer partly covers a button at the edge of the window.
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
    const accept = page.getByRole('button', { name: ENGLISH_OFFER })
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
