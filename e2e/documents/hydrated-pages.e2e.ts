import { type BrowserContext, devices, type Page } from '@playwright/test'

import { IS_NIGHT } from '@masar/machines/testing/is-night.ts'
import { BOOKINGS } from '../steps/booking/demo-fixtures.ts'
import {
  buildCarPath,
  buildCheckoutPath,
  buildSearchPath,
  type DemoTrip,
} from '../steps/booking/trip.ts'
import { expect, signInAs, test } from '../steps/person/customer.ts'
import { signInForCalls } from '../steps/person/people.ts'
import {
  waitUntilUsable,
  MISSING_PAGE,
  presetPageLanguage,
  PAGES_WITHOUT_DATA,
  presetStorage,
  waitForHydration,
  watchHydration,
} from '../steps/page/documents.ts'

interface Combination {
  language: 'fr' | 'en' | 'es'
  theme: 'light' | 'dark'
  device: 'phone' | 'desktop'
  who: 'visitor' | 'customer'
  currency: 'TND' | 'EUR'
}

/** One combination for a visitor and one for a customer; the others are tested at night (decision 007). */
const EVERY_RUN_COMBINATIONS = ['fr dark phone visitor EUR', 'en light desktop customer TND']

const COMBINATIONS: Combination[] = (['fr', 'en', 'es'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    (['phone', 'desktop'] as const).flatMap((device) =>
      (['visitor', 'customer'] as const).flatMap((who) =>
        (['TND', 'EUR'] as const).map((currency) => ({ language, theme, device, who, currency })),
      ),
    ),
  ),
)

const { userAgent } = devices['Pixel 7']
const PHONE_OPTIONS = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  userAgent,
}

const PAGES_WITH_DATA = IS_NIGHT
  ? ['/search', '/locations', '/suppliers']
  : ['/search', '/locations']
/** The other pages consist of the same parts, and are opened only at night. */
const pagesWithoutData = IS_NIGHT ? PAGES_WITHOUT_DATA : ['/', '/sign-up', MISSING_PAGE]
/**
 * The pages that emailed links open, without their parameters. The payment page is not included, because it
 * changes after hydration.
 */
const LINKED_PAGES = IS_NIGHT ? ['/activate', '/reset-password'] : ['/activate']
const PRIVATE_PAGES = ['/bookings', '/notifications', '/settings', '/change-password']

const listRentalPaths = (trip: DemoTrip) => [
  buildSearchPath(trip),
  buildCarPath(trip),
  buildCheckoutPath(trip),
]

/** Records errors and warnings. React reports hydration mismatches in the console. */
function recordConsoleProblems(page: Page): string[] {
  const messages: string[] = []
  page.on('pageerror', ({ message }) => messages.push(`${page.url()}: ${message}`))
  page.on('console', (message) => {
    // Browsers also log a 404 status.
    const isMissing = message.location().url.endsWith(MISSING_PAGE)
    const isBlockedWorker = message.text().startsWith('Service Worker registration blocked')
    if (!['error', 'warning'].includes(message.type()) || isMissing || isBlockedWorker) return
    messages.push(`${page.url()}: ${message.text()}`)
  })
  return messages
}

async function storePreferences(
  context: BrowserContext,
  { language, theme, currency }: Combination,
  url: string,
): Promise<void> {
  const chosen = { language, theme, currency }
  await presetStorage(
    context,
    Object.fromEntries(Object.entries(chosen).map(([name, value]) => [`masar-${name}`, value])),
  )
  const cookies = Object.entries(chosen)
  await context.addCookies(
    cookies.map(([name, value]) => ({ name: `masar-page-${name}`, value, url })),
  )
}

async function expectUnchangedByHydration(
  page: Page,
  path: string,
  { language, theme }: Combination,
) {
  await page.goto(path)
  const report = await waitForHydration(page)
  const { isSame, moved, first, last } = report
  // Hydration replaces the options of native time lists with the location's opening hours, and the map's
  // placeholder with the map.
  const removed = report.removed.filter(
    (html) => !/^<(option|noscript|div data-needs-script)/.test(html),
  )
  expect
    .soft({ path, isSame, moved, removed, last })
    .toEqual({ path, isSame: true, moved: [], removed: [], last: first })
  expect.soft({ path, ...first }).toMatchObject({ path, language, theme })
}

for (const combination of COMBINATIONS) {
  const name = Object.values(combination).join(' ')
  const { device, who, language, currency } = combination

  test.describe(`pages for ${name}`, () => {
    test.use({ chosenLanguage: null, ...(device === 'phone' && PHONE_OPTIONS) })

    test(`stay as the server rendered them${EVERY_RUN_COMBINATIONS.includes(name) ? '' : ' @nightly'}`, async ({
      page,
      context,
      baseURL,
      trip,
      customer,
      booking,
    }) => {
      await storePreferences(context, combination, baseURL ?? '')
      if (who === 'customer') await signInAs(page, customer, 'frontend', language)
      // Load the fonts first, because late-font.e2e.ts already measures the shift from a late font.
      await page.goto('/about')
      await page.evaluate(() => document.fonts.ready)
      await watchHydration(context)
      const messages = recordConsoleProblems(page)
      const paths =
        who === 'customer'
          ? [
              ...(IS_NIGHT ? ['/', ...listRentalPaths(trip)] : [buildCarPath(trip)]),
              ...PRIVATE_PAGES,
              `/booking?b=${booking}`,
            ]
          : [...pagesWithoutData, ...LINKED_PAGES, ...PAGES_WITH_DATA, ...listRentalPaths(trip)]

      for (const path of paths) {
        // oxlint-disable-next-line no-await-in-loop -- one page at a time
        await expectUnchangedByHydration(page, path, combination)
      }
      expect(messages).toEqual([])

      await page.goto(buildSearchPath(trip))
      const prices = page.getByRole('article').first()
      await expect(prices).toContainText(currency === 'EUR' ? /€|EUR/ : /TND|DT/)
    })
  })
}

test('the form to change a booking does not move when hydration replaces its controls', async ({
  page,
  context,
  yasmine,
}) => {
  await signInForCalls(context.request, yasmine)
  await watchHydration(context)
  await page.goto(`/booking?b=${BOOKINGS.changeable}&edit=true`)
  expect((await waitForHydration(page)).moved).toEqual([])
  await expect(page.getByRole('combobox', { name: 'Pick-up time' })).toBeVisible()
})

test('a search, its cars and a checkout are usable without an API call', async ({ page, trip }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url())
  })
  for (const path of listRentalPaths(trip)) {
    // oxlint-disable-next-line no-await-in-loop -- one page at a time
    await page.goto(path)
    // oxlint-disable-next-line no-await-in-loop -- as above
    await waitUntilUsable(page)
    expect.soft({ path, calls: [...calls] }).toEqual({ path, calls: [] })
  }
})

/** Reads the distinct links and headings of a page. */
async function readContent(page: Page) {
  const content = await page.evaluate(() => {
    const links = [...document.querySelectorAll('a[href]')]
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    return {
      links: links.map((link) => link.getAttribute('href') ?? ''),
      headings: headings.map(({ textContent }) => textContent.trim()),
    }
  })
  return { links: new Set(content.links), headings: new Set(content.headings) }
}

test('home and search have the same links and headings without JavaScript @nightly', async ({
  page,
  browser,
  baseURL,
  trip,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  await presetPageLanguage(context, 'en', baseURL ?? '')
  const plain = await context.newPage()

  for (const path of ['/', buildSearchPath(trip)]) {
    // oxlint-disable-next-line no-await-in-loop -- one page at a time
    await Promise.all([page.goto(path), plain.goto(path)])
    // oxlint-disable-next-line no-await-in-loop -- as above
    await waitUntilUsable(page)
    // oxlint-disable-next-line no-await-in-loop -- as above
    await page.waitForLoadState('networkidle')
    // oxlint-disable-next-line no-await-in-loop -- as above
    const [hydrated, document] = await Promise.all([readContent(page), readContent(plain)])
    expect(hydrated.links.size).toBeGreaterThan(20)
    // Without JavaScript the menu has a link for each language.
    const links = [...document.links].filter((href) => !/[?&]l=(fr|en|es)$/.test(href))
    expect(document.links.size - links.length).toBe(3)
    expect.soft({ ...document, links: new Set(links) }).toEqual(hydrated)
  }
  await context.close()
})
