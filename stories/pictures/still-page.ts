import { expect, type Page, test as base } from '@playwright/test'

import { STORY_SCREENS } from '../screens.ts'
import { STORIES_ORIGIN } from './storybook-site.ts'

/** The time in all pictures: the morning of the first day of the example fleet. */
const PICTURE_TIME = new Date('2026-05-20T08:00:00.000Z')

/**
 * Runs before the page's own scripts. Immediately loads content that is otherwise lazy-loaded near the
 * viewport, because pictures show the whole page. Disables all motion, because edges next to a rotating element
 * are rendered in a different shade.
 */
const STILL_PAGE_SCRIPT = `
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { animation: none !important; transition: none !important }')
  document.adoptedStyleSheets = [still]
  globalThis.IntersectionObserver = class extends IntersectionObserver {
    constructor(onChange, options = {}) {
      super(onChange, options.root ? options : { ...options, rootMargin: '30000px' })
    }
  }`

/** Clears what the previous story stored, and makes random numbers repeatable. */
const REPEATABLE_START_SCRIPT = `
  try { localStorage.clear(); sessionStorage.clear() } catch {}
  let seed = 20260520
  Math.random = () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }`

export const freezePage = (page: Page) => page.addInitScript(STILL_PAGE_SCRIPT)

/** A single page for all stories of a worker, so that Storybook's files come from the memory cache. */
export const storyTest = base.extend<object, { storyPage: Page }>({
  storyPage: [
    async ({ browser }, use) => {
      const page = await browser.newPage({
        locale: 'en-GB',
        timezoneId: 'Africa/Tunis',
        reducedMotion: 'reduce',
      })
      await page.clock.setFixedTime(PICTURE_TIME)
      await freezePage(page)
      await page.addInitScript(REPEATABLE_START_SCRIPT)
      await use(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
})

/** Opens a story and waits until it has finished, including its loaders and play function. */
export async function openStory(page: Page, id: string, globals: string): Promise<void> {
  await page.goto(
    `${STORIES_ORIGIN}/iframe.html?viewMode=story&id=${id}&globals=${globals};a11y.manual:!true`,
  )
  const status = await page.waitForFunction(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__?: { last(event: string): [{ status: string }] | undefined }
    }
    return channel?.last('storyFinished')?.[0].status ?? null
  })
  expect(await status.jsonValue(), 'how the story ends').toBe('success')
}

/**
 * Returns the width in pixels that a story sets, or null. Does not open the story, whose play function may fail
 * at another width.
 */
export async function getStoryWidth(page: Page, id: string): Promise<number | null> {
  if (page.url() === 'about:blank') await page.goto(`${STORIES_ORIGIN}/iframe.html`)
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis)
  const viewport = await page.evaluate(async (storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
      __STORYBOOK_PREVIEW__: {
        storyStoreValue: {
          loadStory(story: object): Promise<{ storyGlobals: { viewport?: { value?: string } } }>
        }
      }
    }
    return (await preview.storyStoreValue.loadStory({ storyId })).storyGlobals.viewport?.value
  }, id)
  return Object.entries(STORY_SCREENS).find(([name]) => name === viewport)?.[1].pixels ?? null
}

/** Runs in the page. */
function loadAllImages(): void {
  for (const image of document.images) image.loading = 'eager'
}

/** Resolves when nothing is loading and images and fonts have been rendered. */
export async function waitForAssets(page: Page): Promise<void> {
  await page.evaluate(loadAllImages)
  await page.waitForLoadState('networkidle')
  // Some pictures are added only after the first paint.
  await page.evaluate(loadAllImages)
  await page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
    // Repaints everything at once, because content painted in parts has different shades at rounded corners.
    const { style } = document.documentElement
    for (const value of ['opacity', '']) {
      style.willChange = value
      // oxlint-disable-next-line no-await-in-loop -- one frame after the other
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })
}
