import type { BrowserContext, Page } from '@playwright/test'

export const MISSING_PAGE = '/no/such/page'

export const PAGES_WITHOUT_DATA = [
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

/** Simulates entries that a previous visit stored in this browser. */
export const presetStorage = (context: BrowserContext, items: Record<string, string>) =>
  context.addInitScript((entries) => {
    for (const [name, value] of entries) localStorage.setItem(name, value)
  }, Object.entries(items))

/** Sets the cookie that determines the language in which the server renders pages. */
export const presetPageLanguage = (context: BrowserContext, language: string, url: string) =>
  context.addCookies([{ name: 'masar-page-language', value: language, url }])

/** Delays every script of the app until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** How a document changed until the app was running, as measured in the page. */
export interface HydrationReport {
  /** Whether the document's heading element still exists after hydration. */
  isSame: boolean
  shift: number
  /** The elements that moved without user action, with their old and new positions. */
  moved: string[]
  /** Elements removed from the document's `main` and not replaced by equal elements. */
  removed: string[]
  /** The values at the first paint; `last` has those of the hydrated page, which must be equal. */
  first: PageAppearance
  last: PageAppearance
}

interface PageAppearance {
  language: string
  theme: string
  header: string
}

interface HydrationWatch extends Pick<HydrationReport, 'shift' | 'moved'> {
  heading: Element | null
  elements: Element[]
  first: PageAppearance
  isHydrated: boolean
  readLook: () => PageAppearance
  /** Returns the name and own text of an element. */
  describe: (element: Element) => string
}

/** Observes pages from the start of loading; `waitForHydration` returns the report. */
export async function watchHydration(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    interface Shift {
      value: number
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    const watched = {
      shift: 0,
      moved: [] as string[],
      isHydrated: false,
      heading: null as Element | null,
      elements: [] as Element[],
      first: { language: '', theme: '', header: '' },
      readLook: () => ({
        language: document.documentElement.lang,
        theme: document.documentElement.className,
        header: document.querySelector('header')?.textContent ?? '',
      }),
      describe: ({ localName, childNodes }: Element) =>
        [localName, ...[...childNodes].map((node) => (node instanceof Text ? node.data : ''))].join(
          '',
        ),
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
          const area = node?.parentElement?.closest('header') ? 'header: ' : ''
          watched.moved.push(`${area}${node?.nodeName} "${text}": ${way.join(' -> ')}`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
    addEventListener('DOMContentLoaded', () => {
      watched.heading = document.querySelector('h1')
      watched.elements = [...document.querySelectorAll('main *')]
      watched.first = watched.readLook()
    })
    addEventListener('masar-hydrated', () => {
      watched.isHydrated = true
    })
  })
}

export async function waitForHydration(page: Page): Promise<HydrationReport> {
  await page.waitForFunction(() =>
    Boolean(Reflect.get(Reflect.get(window, 'watched'), 'isHydrated')),
  )
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => {
    const watched = Reflect.get(window, 'watched') as HydrationWatch
    const { heading, elements, shift, moved, first, readLook, describe } = watched
    const present = new Set([...document.querySelectorAll('main *')].map(describe))
    const removed = elements.filter((one) => !one.isConnected && !present.has(describe(one)))
    return {
      isSame: heading !== null && heading.isConnected,
      shift,
      moved,
      removed: removed.map(({ outerHTML }) => outerHTML.slice(0, 150)),
      first,
      last: readLook(),
    }
  })
}

/** Waits until the page responds to input; the document is visible earlier. */
export const waitUntilUsable = (page: Page) => page.locator('html[data-hydrated]').waitFor()
