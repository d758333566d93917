import type { Browser, BrowserContextOptions } from 'playwright'

import { demoAccounts } from '../../server/demo/demo-accounts.ts'

import type { SitePage } from '../site-pages.ts'

interface Look {
  width: number
  height: number
  theme: 'light' | 'dark'
  language: string
}

/** A browser of the person that a page is for, in a language and a theme; `others` are options of Playwright's. */
export async function openContext(
  browser: Browser,
  { url, account }: Pick<SitePage, 'url' | 'account'>,
  { width, height, theme, language }: Look,
  others: BrowserContextOptions = {},
) {
  const { origin } = new URL(url)
  const context = await browser.newContext({
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

  const { request } = context
  const found = Object.values(demoAccounts).find((one) => one.email === account)
  if (!found) throw new Error(`There is no demo account ${account}.`)
  const data = { email: account, password: found.password }
  const response = await request.post(`${origin}/api/sign-in/frontend`, { data })
  if (!response.ok()) throw new Error(`${account} cannot sign in: ${response.status()}.`)
  await request.post(`${origin}/api/update-language`, { data: { language } })
  const { _id } = (await response.json()) as { _id: string }
  // What the app keeps of a customer who has signed in.
  const user = { _id, language, blacklisted: false, enableEmailNotifications: true }
  await context.addInitScript(
    (stored) => localStorage.setItem('masar-user', stored),
    JSON.stringify(user),
  )
  return context
}
