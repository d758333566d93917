import { expect, test } from '../steps/person/customer.ts'
import {
  PAGES_WITHOUT_DATA,
  MISSING_PAGE,
  presetPageLanguage,
  waitForHydration,
  watchHydration,
} from '../steps/page/documents.ts'

/** The documents to test on every run, and those to test at night (decision 007). */
const RUNS = [
  { changers: ['translator', 'extensions'], pages: ['/', '/sign-up', '/contact'], tag: '' },
  { changers: ['translator'], pages: PAGES_WITHOUT_DATA, tag: ' @nightly' },
  { changers: ['extensions'], pages: PAGES_WITHOUT_DATA, tag: ' @nightly' },
] as const

for (const { changers, pages, tag } of RUNS) {
  test.describe(`documents (${pages.length}) changed by ${changers.join(' and ')}`, () => {
    test.use({ pageChangers: [...changers] })

    test(`are hydrated without replacing the server’s markup, and without errors${tag}`, async ({
      page,
      context,
      baseURL,
    }) => {
      await presetPageLanguage(context, 'en', baseURL ?? '')
      await watchHydration(context)
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`))
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.location().url.endsWith(MISSING_PAGE))
          errors.push(`${page.url()}: ${message.text()}`)
      })
      for (const path of pages) {
        // oxlint-disable-next-line no-await-in-loop -- one visitor reads one page at a time
        await page.goto(path)
        // oxlint-disable-next-line no-await-in-loop -- as above
        const { isSame } = await waitForHydration(page)
        expect.soft({ path, isSame }).toEqual({ path, isSame: true })
      }
      expect(errors).toEqual([])
    })
  })
}
