import type { Browser, BrowserContextOptions } from 'playwright'

import { demoAccounts } from '../../server/demo/demo-accounts.ts'

import { signInAs } from '../../e2e/steps/person/people.ts'
import type { SitePage } from '../../e2e/steps/page/site-pages.ts'

interface Appearance {
  width: number
  height: number
  theme: 'light' | 'dark'
  language: string
}

/**
 * Opens a browser context in a language and a theme, signed in with the page's account if it has one. `others`
 * are Playwright options.
 */
export async function openContext(
  browser: Browser,
  { url, account }: Pick<SitePage, 'url' | 'account'>,
  { width, height, theme, language }: Appearance,
  others: BrowserContextOptions = {},
) {
  const { origin } = new URL(url)
  const context = await browser.newContext({
    baseURL: origin,
    locale: language,
    colorScheme: theme,
    reducedMotion: 'reduce',
    viewport: { width, height },
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: [{ name: 'masar-language', value: language }] }],
    },
    serviceWorkers: 'block',
    ...others,
  })
  if (account === undefined) return context

  const found = Object.values(demoAccounts).find(({ email }) => email === account)
  if (!found?.password) throw new Error(`There is no demo account ${account}.`)
  const page = await context.newPage()
  await signInAs(page, { email: account, password: found.password }, 'frontend', language)
  await page.close()
  return context
}
