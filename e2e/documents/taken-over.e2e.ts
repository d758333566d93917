import { expect, test } from '../steps/person/customer.ts'
import {
  DRAWN_PAGES,
  keeps,
  MISSING_PAGE,
  prefersLanguage,
  takenOver,
  watchTakeover,
} from '../steps/page/documents.ts'

/** What the console must not tell of a page that the app takes over. */
const WRONG = ['error']
/** The others are taken over at night (decision 041). */
const ON_EACH_RUN = 'fr dark'

for (const language of ['fr', 'en', 'es']) {
  for (const theme of ['light', 'dark']) {
    const tag = ON_EACH_RUN === `${language} ${theme}` ? '' : ' @nightly'
    test.describe(`the pages in ${language}, ${theme}${tag}`, () => {
      test.use({ chosenLanguage: null })

      test('are taken over as they were drawn, and nothing moves', async ({
        page,
        context,
        baseURL,
      }) => {
        const told: string[] = []
        page.on('console', (message) => {
          // A browser tells, too, that an address has no page.
          const isMissing = message.location().url.endsWith(MISSING_PAGE)
          if (WRONG.includes(message.type()) && !isMissing)
            told.push(`${page.url()}: ${message.text()}`)
        })
        await keeps(context, { 'masar-theme': theme, 'masar-language': language })
        await prefersLanguage(context, language, baseURL ?? '')
        await watchTakeover(context)

        for (const path of DRAWN_PAGES) {
          // oxlint-disable-next-line no-await-in-loop -- one visitor reads one page at a time
          await page.goto(path)
          // oxlint-disable-next-line no-await-in-loop -- as above
          const { isSame, moved } = await takenOver(page)
          expect.soft({ path, isSame, moved }).toEqual({ path, isSame: true, moved: [] })
          // oxlint-disable-next-line no-await-in-loop -- as above
          await expect(page.locator('html')).toHaveAttribute('lang', language)
          // oxlint-disable-next-line no-await-in-loop -- as above
          await expect(page.locator('html')).toHaveClass(theme)
        }
        expect(told).toEqual([])
      })
    })
  }
}

/** What the page is drawn with, without the names that a drawing gives to what belongs together. */
function content(): string[] {
  const elements = [...document.querySelectorAll('#main, #main *')]
  return elements.map((element) => {
    // The same styles have another class where they were first asked for in another order.
    const attributes = [...element.attributes]
      .filter(({ name }) => name !== 'class')
      // A browser writes a style with spaces that the build leaves out.
      .map(({ name, value }) => [
        name,
        name === 'style' ? value.replaceAll(/([:;])\s+/g, '$1').replace(/;$/, '') : value,
      ])
      .map((pair) => pair.join('='))
    const text = [...element.childNodes].map((node) => (node instanceof Text ? node.data : ''))
    const all = [element.localName, ...attributes.toSorted(), text.join('')].join(' ')
    return all.replaceAll(/_[rR]_\w*_/g, 'id')
  })
}

test('a page is the same whether it was taken over or drawn by the app @nightly', async ({
  page,
  context,
  baseURL,
}) => {
  await prefersLanguage(context, 'en', baseURL ?? '')
  await watchTakeover(context)

  for (const path of DRAWN_PAGES.filter((one) => one !== '/')) {
    // oxlint-disable-next-line no-await-in-loop -- one visitor reads one page at a time
    await page.goto(path)
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect((await takenOver(page)).isSame).toBe(true)
    // oxlint-disable-next-line no-await-in-loop -- as above
    const ahead = await page.evaluate(content)
    // No document is drawn for an address with something of its own in it.
    // oxlint-disable-next-line no-await-in-loop -- as above
    await page.goto(`${path}?drawn=by-the-app`)
    // oxlint-disable-next-line no-await-in-loop -- as above
    await takenOver(page)
    // Its drawing may come last.
    // oxlint-disable-next-line no-await-in-loop -- as above
    await expect.poll(() => page.evaluate(content)).toEqual(ahead)
  }
})
