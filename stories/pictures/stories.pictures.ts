import { globSync, rmSync } from 'node:fs'

import { expect } from '@playwright/test'

import { openStory, getStoryWidth, storyTest as test, waitForAssets } from './still-page.ts'
import { listStories, toStoryPath } from './storybook-site.ts'

const BASELINE_FOLDER = 'stories/pictures'

/** The screens and themes of the pictures. */
const VIEWS = {
  phone: { width: 390, height: 844, theme: 'light' },
  'phone-dark': { width: 390, height: 844, theme: 'dark' },
  wide: { width: 1280, height: 860, theme: 'light' },
  'wide-dark': { width: 1280, height: 860, theme: 'dark' },
} as const

type View = keyof typeof VIEWS
const ALL_VIEWS = Object.keys(VIEWS) as View[]

/** The minimum width of a wide story, in pixels. */
const WIDE_MIN_PX = 640

/**
 * Titles of pages with a drawing, and of long pages whose stories differ in one block. Only the first story of
 * each has pictures in all views; the others have one for a phone, which keeps the baselines small.
 */
const LARGE_PAGES: readonly string[] = [
  'Account/Change password',
  'Account/Mailed link',
  'Account/Settings',
  'Bookings/Amendment',
  'Car/Car page',
  'Checkout/Page',
  'Checkout/Placing the booking',
  'Checkout/Refusals',
  'Home/Home page',
  'Journeys',
  'Pages/About, privacy, cookies',
  'Pages/Contact',
  'Pages/Failed',
  'Pages/Locations',
  'Pages/Not found',
  'Pages/FAQ',
  'Parts/Map',
  'Payment/In checkout',
  'Search/Search page',
  'Session/Bot check',
  'Session/Forgot password',
  'Session/Sign in and up',
]

const stories = listStories()

for (const story of stories) {
  const isFirst = stories.find(({ title }) => title === story.title) === story
  test(`${story.title.replaceAll('/', ' › ')} › ${story.name}`, async ({ storyPage: page }) => {
    const width = await getStoryWidth(page, story.id)
    for (const view of chooseViews(story.title, width, isFirst)) {
      const { theme, ...size } = VIEWS[view]
      /* oxlint-disable no-await-in-loop -- one page shows one view after the other */
      await page.setViewportSize(size)
      await openStory(page, story.id, `theme:${theme};language:en`)
      await waitForAssets(page)
      const file = `${toStoryPath(story)}.${view}.webp`
      await expect.soft(page).toHaveScreenshot(file.split('/'), { fullPage: true })
      /* oxlint-enable no-await-in-loop */
    }
  })
}

test('every picture belongs to an existing story', () => {
  const known = new Set(['fonts', ...stories.map(toStoryPath)])
  const orphans = globSync(`${BASELINE_FOLDER}/**/*.webp`).filter(
    (file) => !known.has(file.slice(BASELINE_FOLDER.length + 1).split('.')[0] ?? ''),
  )
  if (test.info().config.updateSnapshots === 'all') for (const file of orphans) rmSync(file)
  else expect(orphans).toEqual([])
})

/** Returns the views in which pictures of a story are taken. */
function chooseViews(title: string, width: number | null, isFirst: boolean): View[] {
  const fittingViews = ALL_VIEWS.filter(
    (view) => width === null || width >= WIDE_MIN_PX === VIEWS[view].width >= WIDE_MIN_PX,
  )
  if (isFirst) return fittingViews
  if (width !== null) return fittingViews.slice(0, 1)
  return LARGE_PAGES.includes(title) ? ['phone'] : ['phone', 'wide-dark']
}
