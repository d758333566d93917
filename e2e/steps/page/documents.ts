import type { BrowserContext, Page } from '@playwright/test'

/** An address that no page has. */
export const MISSING_PAGE = '/no/such/page'

/** The pages that the build has drawn, told on their own: one that is left out of the build fails. */
export const DRAWN_PAGES = [
  '/',
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  '/about',
  '/contact',
  '/cookie-policy',
  '/faq',
  '/privacy',
  '/tos',
  MISSING_PAGE,
]

/** What this browser has kept of former visits. */
export const keeps = (context: BrowserContext, kept: Record<string, string>) =>
  context.addInitScript((entries) => {
    for (const [name, value] of entries) localStorage.setItem(name, value)
  }, Object.entries(kept))

/** The server sees in which language this browser reads. */
export const prefersLanguage = (context: BrowserContext, language: string, url: string) =>
  context.addCookies([{ name: 'masar-page-language', value: language, url }])

/** Keeps back every script of the app; answers how to let them come. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** What became of a page that was drawn ahead, told by the page itself. */
export interface TakenOver {
  /** The elements of the document are those of the app. */
  isSame: boolean
  shift: number
  /** What has moved by itself, and from where to where. */
  moved: string[]
}

/** Watches pages from their first byte on: `takenOver` resolves once the app has the page. */
export async function watchTakeover(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    interface Shift {
      value: number
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    const watched = {
      shift: 0,
      moved: [] as string[],
      isOver: false,
      drawn: null as Element | null,
    }
    Reflect.set(window, 'watched', watched)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & Shift
        watched.shift += value
        for (const { node, previousRect, currentRect } of sources) {
          const text = node?.textContent?.slice(0, 40) ?? ''
          const way = [previousRect, currentRect].map(({ x, y, width, height }) =>
            [x, y, width, height].join(' '),
          )
          watched.moved.push(`${node?.nodeName} "${text}": ${way.join(' -> ')}`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
    addEventListener('DOMContentLoaded', () => {
      watched.drawn = document.querySelector('h1')
    })
    addEventListener('masar-hydrated', () => {
      watched.isOver = true
    })
  })
}

export async function takenOver(page: Page): Promise<TakenOver> {
  await page.waitForFunction(() => Boolean(Reflect.get(Reflect.get(window, 'watched'), 'isOver')))
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => {
    const { drawn, shift, moved } = Reflect.get(window, 'watched') as {
      drawn: Element | null
      shift: number
      moved: string[]
    }
    return { isSame: drawn !== null && drawn.isConnected, shift, moved }
  })
}

/** Waits until the page responds to input: the document shows it earlier. */
export const isUsable = (page: Page) => page.locator('html[data-hydrated]').waitFor()
