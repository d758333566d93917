import { expect, type Page, type Route } from '@playwright/test'

const SCRIPT_URLS =
  /^https:\/\/(js\.stripe\.com\/.*\/?stripe\.js|www\.sandbox\.paypal\.com\/web-sdk\/v6\/core)/
const SCRIPT_ORIGINS = ['https://js.stripe.com/', 'https://www.sandbox.paypal.com/']

/** The providers' scripts, delayed until the test decides how they load. */
export interface ControlledScript {
  isWaiting: () => boolean
  /** The number of requests for the scripts. */
  asked: () => number
  load: () => Promise<void>
  block: () => Promise<void>
}

export async function controlScript(page: Page): Promise<ControlledScript> {
  let waiting: Route[] = []
  let count = 0
  await page.context().route(SCRIPT_URLS, (route) => {
    waiting.push(route)
    count += 1
  })
  page.on('domcontentloaded', () => {
    waiting = []
  })
  await page.addInitScript(countScriptResults, SCRIPT_ORIGINS)
  /**
   * Ends requests until a load or failure reaches the page. The page may no longer wait for some of the
   * requested scripts.
   */
  const answer = async (how: (route: Route) => Promise<void>) => {
    const before = await readScriptResultCount(page)
    const answerAll = async () => {
      await Promise.all(waiting.splice(0).map((route) => how(route)))
      return readScriptResultCount(page)
    }
    await expect.poll(answerAll, { intervals: [20] }).toBeGreaterThan(before)
  }
  return {
    isWaiting: () => waiting.length > 0,
    asked: () => count,
    load: () => answer((route) => route.fallback()),
    block: () => answer((route) => route.abort('blockedbyclient')),
  }
}

/**
 * Runs in the page. Counts load and error events, but only when no provider script is still loading. Stripe's
 * loader immediately retries a failed script, and both script elements stay in the page.
 */
function countScriptResults(hosts: readonly string[]): void {
  let count = 0
  const isLoading = ({ src, dataset }: HTMLScriptElement) =>
    hosts.some((host) => src.startsWith(host)) && dataset['result'] === undefined
  for (const result of ['load', 'error'])
    document.addEventListener(
      result,
      ({ isTrusted, target }) => {
        if (!isTrusted || !(target instanceof HTMLScriptElement) || !isLoading(target)) return
        target.dataset['result'] = result
        setTimeout(() => {
          if (![...document.scripts].some((script) => isLoading(script))) count += 1
          Reflect.set(window, 'masarScriptAnswers', count)
        })
      },
      true,
    )
}

const readScriptResultCount = (page: Page) =>
  page.evaluate(() => Number(Reflect.get(window, 'masarScriptAnswers') ?? 0))
