import type { Browser, Page, Request } from 'playwright'

import type { ExampleLinks } from '../example-links.ts'
import { recordApiCalls, openPhone } from './page-load.ts'
import { whenQuiet } from './quiet.ts'
import type { Figure } from './table.ts'

const CARS = '**/api/frontend-cars/**'
const FIRST_CAR = 'main article a[href^="/checkout"]'

/** How often a visitor's choices ask the server, and what becomes of answers to older ones. */
export async function callFigures(browser: Browser, links: ExampleLinks): Promise<Figure[]> {
  const context = await openPhone(browser)
  const page = await context.newPage()
  const calls = recordApiCalls(page)
  await page.goto(links.search)
  await page.locator(FIRST_CAR).first().waitFor()
  await page.getByRole('button', { name: 'Filtres' }).click()

  const before = calls.length
  await choose(page, 'Manuelle')
  const fresh = calls.slice(before)
  const around = fresh.filter((call) => call.includes('/nearby-offers/')).length
  const stale = await staleAnswers(page)
  await context.close()

  return [
    {
      name: 'search: calls of the list for a change of filter',
      measured: fresh.length - around,
      unit: 'calls',
      limit: 1,
    },
    {
      name: 'search: calls of the days and places around it',
      measured: around,
      unit: 'calls',
      limit: 1,
    },
    { name: 'search: stale answers not cancelled', measured: stale, unit: 'calls', limit: 0 },
    {
      name: 'rate requests: home, reload, search, checkout in EUR',
      measured: await rateRequests(browser, links),
      unit: 'calls',
      limit: 1,
    },
  ]
}

/** Chooses a filter and waits until its answer is in and nothing else is under way. */
async function choose(page: Page, option: string): Promise<void> {
  const answer = page.waitForResponse(CARS)
  await check(page, option)
  await answer
  await page.waitForLoadState('networkidle')
}

const check = (page: Page, option: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^${option}`) }).click()

/** Two choices, the second while the server still thinks about the first. */
async function staleAnswers(page: Page): Promise<number> {
  const asked: Request[] = []
  const dropped = new Set<Request>()
  page.on('requestfailed', (request) => dropped.add(request))
  await page.route(CARS, async (route) => {
    asked.push(route.request())
    if (asked.length > 1) return route.continue()
    await page.waitForTimeout(2_000)
    // By then nobody waits for it any more.
    await route.continue().catch(() => undefined)
  })
  const first = page.waitForRequest(CARS)
  await check(page, 'Automatique')
  await first
  await choose(page, 'Climatisation')
  await page.waitForTimeout(2_500)
  return asked.slice(0, -1).filter((request) => !dropped.has(request)).length
}

/** One tab, in euros, from page to page and loaded anew in between. */
async function rateRequests(browser: Browser, links: ExampleLinks): Promise<number> {
  const context = await openPhone(browser)
  await context.addInitScript("localStorage.setItem('masar-currency', 'EUR')")
  const page = await context.newPage()
  const calls = recordApiCalls(page)
  const quiet = whenQuiet(page)
  for (const link of [links.home, links.home, links.search, links.checkout]) {
    await page.goto(link)
    await quiet()
  }
  await context.close()
  return calls.filter((call) => call.includes(' /rates')).length
}
