import { listSitePages, type SitePage } from '../steps/page/site-pages.ts'
import { PEOPLE } from '../steps/booking/demo-fixtures.ts'
import { findUnreachableTexts, STRETCHES } from '../steps/page/stretch.ts'
import { openFully } from '../steps/page/open-fully.ts'
import { expect, signInAs, test } from '../steps/person/customer.ts'
import type { Page } from '@playwright/test'

test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

const pages = listSitePages('http://localhost')

async function checkStretchedText(page: Page, one: SitePage, language: string) {
  await openFully(page, one, language)
  for (const stretch of STRETCHES) {
    // oxlint-disable-next-line no-await-in-loop -- one stretch at a time
    expect.soft(await findUnreachableTexts(page, stretch), `${one.name}, ${stretch}`).toEqual([])
  }
}

for (const language of ['en', 'fr', 'es']) {
  // @shows A11Y-10
  test(`public pages stay usable when their text is stretched, in ${language} @nightly`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    for (const one of pages) if (!one.account) await checkStretchedText(page, one, language)
  })
}

// Only in English: an account has one language, and other tests use these accounts at the same time.
for (const person of [PEOPLE.yasmine, PEOPLE.nour, PEOPLE.sami]) {
  // @shows A11Y-10
  test(`${person.name}’s pages stay usable when their text is stretched @nightly`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    await signInAs(page, person)
    for (const one of pages) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      if (one.account === person.email) await checkStretchedText(page, one, 'en')
    }
  })
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false })

  test(`no text is cut off on ${PEOPLE.yasmine.name}’s pages @nightly`, async ({ page }) => {
    test.setTimeout(300_000)
    await signInAs(page, PEOPLE.yasmine)
    for (const one of pages) {
      if (one.account !== PEOPLE.yasmine.email) continue
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      await openFully(page, one, 'en')
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      expect.soft(await findUnreachableTexts(page, 'as it is'), one.name).toEqual([])
    }
  })
})
