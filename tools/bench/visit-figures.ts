import type { Browser, Page } from 'playwright'

import type { ExampleLinks } from '../../e2e/steps/page/site-pages.ts'
import type { Figure } from './figure.ts'
import { createIdleWaiter, openPhone, openAndWaitForIdle, slowDownPage } from './phone.ts'

const EVENT_LIMIT_MS = 100

const EVENT_OBSERVER_SCRIPT = `
  window.__longest = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) __longest = Math.max(__longest, duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
`

type VisitAction = readonly [name: string, act: (page: Page) => Promise<unknown>]

const tapButton = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().tap()
const tapCheckbox = (name: RegExp) => (page: Page) =>
  page.getByRole('checkbox', { name }).first().tap()

const VISIT_ACTIONS: readonly {
  page: 'search' | 'home' | 'checkout'
  actions: readonly VisitAction[]
}[] = [
  {
    page: 'search',
    actions: [
      ['open the filters', tapButton('Filtres')],
      ['tick a filter', tapCheckbox(/^Automatique/)],
      ['untick a filter', tapCheckbox(/^Automatique/)],
      ['back to the cars', tapButton(/^Afficher \d+/)],
      ['sort', (page) => page.getByRole('combobox', { name: /Trier/ }).press('ArrowDown')],
      ['open the menu', tapButton('Menu')],
    ],
  },
  {
    page: 'home',
    actions: [
      [
        'type a location',
        (page) =>
          page
            .getByRole('combobox', { name: /Lieu de prise/ })
            .pressSequentially('tunis', { delay: 150 }),
      ],
    ],
  },
  {
    page: 'checkout',
    actions: [
      ['choose an option', tapCheckbox(/./)],
      ['continue', tapButton('Continuer vers le conducteur')],
    ],
  },
]

/**
 * Measures the longest event of each user action up to the next paint, at 4x slowdown. Uses taps, because after
 * a click the mouse would stay over the list and fire events for each new element under it.
 */
export async function measureEvents(browser: Browser, links: ExampleLinks): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { page: name, actions } of VISIT_ACTIONS) {
    /* oxlint-disable no-await-in-loop -- one page and one action after the other */
    const context = await openPhone(browser, links[name])
    await context.addInitScript(EVENT_OBSERVER_SCRIPT)
    const page = await openAndWaitForIdle(context, links[name])
    await slowDownPage(page)
    for (const [action, act] of actions) {
      const quiet = createIdleWaiter(page)
      await page.evaluate('__longest = 0')
      await act(page)
      await quiet()
      const measured = await page.evaluate<number>('__longest')
      const title = `${name}: ${action}, longest event at 4x`
      figures.push({ name: title, measured, unit: 'ms', limit: EVENT_LIMIT_MS })
    }
    await context.close()
    /* oxlint-enable no-await-in-loop */
  }
  return figures
}

/** Measures the size of the scripts that a returning visitor downloads in a new tab. */
export async function measureSecondVisit(browser: Browser, links: ExampleLinks): Promise<Figure[]> {
  const context = await openPhone(browser, links.home)
  await (await openAndWaitForIdle(context, links.home)).close()
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  const scripts = new Set<string>()
  let measured = 0
  await cdp.send('Network.enable')
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    const isStored = response.fromDiskCache || response.fromServiceWorker
    if (type === 'Script' && !isStored) scripts.add(requestId)
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) measured += encodedDataLength
  })
  const quiet = createIdleWaiter(page)
  await page.goto(links.home)
  await quiet()
  await context.close()
  return [{ name: 'second visit: bytes of scripts', measured, unit: 'bytes', limit: 0 }]
}
