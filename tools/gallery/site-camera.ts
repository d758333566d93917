import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'

import { demoAccounts } from '../../server/demo/demo-accounts.ts'
import { comeToRest, isThere, STILL_AND_NEAR, unstick } from '../pictures/in-the-page.ts'
import { StoryFailed } from '../pictures/camera.ts'
import type { GalleryPicture } from './gallery-list.ts'
import type { SitePage } from './site-pages.ts'

/** So long a page may show that something is on its way; then it is pictured as it is. In milliseconds. */
const PATIENCE = 15_000

/** The newsletter's form is asked for so long after it, in milliseconds. */
const AFTER_MOVE = 700

type PagePicture = GalleryPicture<{ page: SitePage }>
type OnTaken = (picture: PagePicture, taken: Buffer | StoryFailed) => Promise<void>

/**
 * Pictures of the running service's pages, view by view, since an account has one language at a time.
 * Each is handed on as soon as it is taken; in place of one that could not be, the reason.
 */
export async function takeSite(
  browser: Browser,
  pictures: readonly PagePicture[],
  onTaken: OnTaken,
): Promise<void> {
  const views = Map.groupBy(pictures, ({ screen: { theme, language }, subject }) =>
    [language, theme, subject.page.account ?? ''].join(' '),
  )
  for (const ofView of views.values()) {
    const [first] = ofView
    if (!first) continue
    // oxlint-disable-next-line no-await-in-loop -- one view after the other: see above
    const context = await openContext(browser, first)
    for (const [url, ofPage] of Map.groupBy(ofView, ({ subject }) => subject.page.url)) {
      // oxlint-disable-next-line no-await-in-loop -- and one page after the other
      await takePage(context, url, ofPage, onTaken)
    }
    // oxlint-disable-next-line no-await-in-loop -- see above
    await context.close()
  }
}

/** A browser that is whom the page is for, in a language and a theme; `others` are options of Playwright's. */
export async function openContext(
  browser: Browser,
  { screen, subject }: Pick<PagePicture, 'screen' | 'subject'>,
  others: BrowserContextOptions = {},
) {
  const { width, height, theme, language } = screen
  const { origin } = new URL(subject.page.url)
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
  const { account } = subject.page
  if (account) await signIn(context, { origin, email: account, language })
  return context
}

interface Visit {
  origin: string
  email: string
  language: string
}

/** By the call of the sign-in page, with what the app then keeps of who was here. */
async function signIn(context: BrowserContext, { origin, email, language }: Visit) {
  const { request } = context
  const found = Object.values(demoAccounts).find((one) => one.email === email)
  if (!found) throw new Error(`There is no demo account ${email}.`)
  const { password } = found
  const answer = await request.post(`${origin}/api/sign-in/frontend`, { data: { email, password } })
  if (!answer.ok()) throw new Error(`${email} cannot sign in: ${answer.status()}.`)
  await request.post(`${origin}/api/update-language`, { data: { language } })
  const { _id } = (await answer.json()) as { _id: string }
  const kept = { _id, language, blacklisted: false, enableEmailNotifications: true }
  await context.addInitScript(
    (user) => localStorage.setItem('masar-user', user),
    JSON.stringify(kept),
  )
}

/** The whole page on each of its sizes, as it is once nothing moves. */
async function takePage(
  context: BrowserContext,
  url: string,
  pictures: readonly PagePicture[],
  onTaken: OnTaken,
): Promise<void> {
  const page = await context.newPage()
  try {
    const opened = await open(page, url).catch(asFailure)
    for (const picture of pictures) {
      const { width, height } = picture.screen
      /* oxlint-disable no-await-in-loop -- one size after the other */
      const taken = opened ?? (await take(page, { width, height }).catch(asFailure))
      await onTaken(picture, taken)
      /* oxlint-enable no-await-in-loop */
    }
  } finally {
    await page.close()
  }
}

async function open(page: Page, url: string): Promise<null> {
  await page.addInitScript(STILL_AND_NEAR)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  // The footer comes with the first movement of a visitor.
  await page.keyboard.press('Shift')
  await page.waitForTimeout(AFTER_MOVE)
  return null
}

async function take(page: Page, size: { width: number; height: number }): Promise<Buffer> {
  await page.setViewportSize(size)
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(isThere, null, { timeout: PATIENCE }).catch(() => undefined)
  await page.evaluate(comeToRest)
  await page.evaluate(unstick)
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
}

const asFailure = (error: unknown): StoryFailed =>
  new StoryFailed(error instanceof Error ? error.message : String(error))
