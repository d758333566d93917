import type { Page, Route } from '@playwright/test'

const SCRIPTS =
  /^https:\/\/(js\.stripe\.com\/.*\/?stripe\.js|www\.sandbox\.paypal\.com\/web-sdk\/v6\/core)/

/** The script of a provider, delayed until the test decides how it loads. */
export interface ControlledScript {
  isWaiting: () => boolean
  /** How often it was requested. */
  asked: () => number
  load: () => Promise<void>
  block: () => Promise<void>
}

export async function controlScript(page: Page): Promise<ControlledScript> {
  let waiting: Route | null = null
  let count = 0
  await page.context().route(SCRIPTS, (route) => {
    waiting = route
    count += 1
  })
  const take = (): Route => {
    const route = waiting
    if (!route) throw new Error('No script is waited for.')
    waiting = null
    return route
  }
  return {
    isWaiting: () => waiting !== null,
    asked: () => count,
    load: () => take().fallback(),
    block: () => take().abort('blockedbyclient'),
  }
}
