import type { Browser, Page } from 'playwright'

import type { ExampleLinks } from '../example-links.ts'
import { openPhone, slowDown } from './page-load.ts'
import { whenQuiet } from './quiet.ts'
import type { Figure } from './table.ts'

const LIMIT = 100
const FIRST_CAR = 'main article a[href^="/checkout"]'

const WATCH = `
  window.__longest = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) __longest = Math.max(__longest, duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
`

/**
 * How long the longest event of each thing that a visitor does takes until the next paint, at 4x. A phone is tapped: a
 * mouse that had clicked would rest over the list, and be told with each new one that what lies under it is another.
 */
export async function eventFigures(browser: Browser, links: ExampleLinks): Promise<Figure[]> {
  return [
    ...(await onPage(browser, links.search, FIRST_CAR, searching)),
    ...(await onPage(browser, links.home, 'main form', typing)),
    ...(await onPage(browser, links.checkout, 'main fieldset input[type=checkbox]', booking)),
  ]
}

async function searching(page: Page): Promise<Figure[]> {
  const button = (name: string) => page.getByRole('button', { name })
  return [
    await longest(page, 'search: open the filters', () => button('Filtres').tap()),
    await longest(page, 'search: tick a filter', () =>
      page.getByRole('checkbox', { name: /^Automatique/ }).tap(),
    ),
    await longest(page, 'search: untick a filter', () =>
      page.getByRole('checkbox', { name: /^Automatique/ }).tap(),
    ),
    await longest(page, 'search: back to the cars', () =>
      page.getByRole('button', { name: /^Afficher \d+ voitures/ }).tap(),
    ),
    await longest(page, 'search: sort', async () => {
      await page.getByRole('combobox', { name: /Trier/ }).press('ArrowDown')
    }),
    await longest(page, 'search: open the menu', () => button('Menu').tap()),
  ]
}

async function typing(page: Page): Promise<Figure[]> {
  const location = page.getByRole('combobox', { name: /Lieu de prise/ })
  return [
    await longest(page, 'home: type a location', () =>
      location.pressSequentially('tunis', { delay: 150 }),
    ),
  ]
}

async function booking(page: Page): Promise<Figure[]> {
  return [
    await longest(page, 'checkout: choose an option', () =>
      page.getByRole('checkbox').first().tap(),
    ),
    await longest(page, 'checkout: continue', () =>
      page.getByRole('button', { name: 'Continuer vers le conducteur' }).first().tap(),
    ),
  ]
}

async function onPage(
  browser: Browser,
  url: string,
  ready: string,
  act: (page: Page) => Promise<Figure[]>,
): Promise<Figure[]> {
  const context = await openPhone(browser)
  const page = await context.newPage()
  await page.addInitScript(WATCH)
  await slowDown(page)
  const quiet = whenQuiet(page)
  await page.goto(url)
  await page.locator(ready).first().waitFor()
  await quiet()
  const figures = await act(page)
  await context.close()
  return figures
}

async function longest(page: Page, name: string, act: () => Promise<unknown>): Promise<Figure> {
  const quiet = whenQuiet(page)
  await page.evaluate('__longest = 0')
  await act()
  await quiet()
  const measured = await page.evaluate<number>('__longest')
  return { name: `${name}, longest event at 4x`, measured, unit: 'ms', limit: LIMIT }
}
