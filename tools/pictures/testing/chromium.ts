import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll } from 'vitest'

import { CHROMIUM_ARGUMENTS, requireChromium } from '../../chromium.ts'

/** The project's browser for the tests of a file. */
export function withBrowser(): () => Browser {
  let browser: Browser | null = null
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: requireChromium(),
      args: CHROMIUM_ARGUMENTS,
    })
  })
  afterAll(() => browser?.close())
  return () => {
    if (!browser) throw new Error('The browser is asked for before a test has begun.')
    return browser
  }
}
