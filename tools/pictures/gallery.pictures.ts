import type { Page } from '@playwright/test'

import { LANGUAGES } from '@masar/domain/service/languages.ts'

import { listSitePages } from '../../e2e/steps/page/site-pages.ts'
import {
  freezePage,
  openStory,
  storyTest as test,
  waitForAssets,
} from '../../stories/pictures/still-page.ts'
import { listStories, toStoryPath } from '../../stories/pictures/storybook-site.ts'
import { openContext } from './visitor.ts'

const GALLERY_FOLDER = '.tmp/pictures/gallery'
const ORIGIN = `http://localhost:${process.env['GALLERY_PORT'] ?? 4420}`

const SIZES = {
  phone: { width: 360, height: 740 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1366, height: 860 },
}

const THEMES = ['light', 'dark'] as const

// An account has one language at a time, so its pages are captured one after the other.
test.describe('pages', () => {
  test.describe.configure({ mode: 'default' })
  for (const one of listSitePages(ORIGIN)) {
    for (const appearance of listAppearances()) {
      test(`${one.name} @${appearance.name}`, async ({ browser }) => {
        const context = await openContext(browser, one, appearance)
        const page = await context.newPage()
        await freezePage(page)
        await page.goto(one.url, { waitUntil: 'networkidle' })
        await page.locator('footer').waitFor()
        await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' })
        await takePicture(
          page,
          `${toStoryPath({ title: 'Site', name: one.name })}.${appearance.name}`,
        )
        await context.close()
      })
    }
  }
})

test.describe('stories', () => {
  for (const story of listStories()) {
    for (const appearance of listAppearances()) {
      // Stories with English names in their play function fail in other languages.
      if (story.tags.includes('in-english') && appearance.language !== 'en') continue
      test(`${story.title.replaceAll('/', ' › ')} › ${story.name} @${appearance.name}`, async ({
        storyPage: page,
      }) => {
        const { theme, language, ...size } = appearance
        await page.setViewportSize(size)
        await openStory(page, story.id, `theme:${theme};language:${language}`)
        await takePicture(page, `${toStoryPath(story)}.${appearance.name}`)
      })
    }
  }
})

function listAppearances() {
  return Object.entries(SIZES).flatMap(([size, screen]) =>
    THEMES.flatMap((theme) =>
      LANGUAGES.map((language) => ({
        ...screen,
        theme,
        language,
        name: `${size}-${theme}-${language}`,
      })),
    ),
  )
}

/** Saves a screenshot to a file and attaches it to Playwright's report. */
async function takePicture(page: Page, name: string): Promise<void> {
  await waitForAssets(page)
  const path = `${GALLERY_FOLDER}/${name}.webp`
  await page.screenshot({ path, type: 'webp', quality: 80, fullPage: true, animations: 'disabled' })
  await test.info().attach(name, { path, contentType: 'image/webp' })
}
