import type { Page } from '@playwright/test'

import { PEOPLE } from '../steps/booking/demo-fixtures.ts'
import { listSitePages } from '../steps/page/site-pages.ts'
import { expect, test } from '../steps/person/customer.ts'
import { signInForCalls } from '../steps/person/people.ts'

/** The number of parts in which a slow device parses a document. It paints after each part. */
const PART_COUNT = 60
/** Smaller shifts are ignored, such as a letter that moves by two pixels. */
const MAX_SHIFT = 0.003

/** The pages that visitors and Yasmine can open. */
const pagePaths = listSitePages('http://localhost')
  .filter(({ account }) => account === undefined || account === PEOPLE.yasmine.email)
  .map(({ url }) => {
    const { pathname, search } = new URL(url)
    return `${pathname}${search}`
  })

/** Parses a document in parts, without its scripts, and returns the layout shifts. */
async function findShifts(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text()
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.route(
    (url) => url.pathname + url.search === path,
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  )
  await page.goto(path)
  return page.evaluate(
    async ({ text, parts, maxShift }) => {
      interface Shift extends PerformanceEntry {
        value: number
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
      }
      const shifts: string[] = []
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
      const painted = () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => setTimeout(resolve))
          // Animation frames do not run while a document blocks rendering.
          setTimeout(resolve, 60)
        })
      document.open()
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as Shift[]) {
          if (value < maxShift) continue
          for (const { node, previousRect, currentRect } of sources) {
            const way = [previousRect, currentRect].map(({ x, y }) => `${x} ${y}`).join(' -> ')
            shifts.push(`${node?.nodeName} "${node?.textContent?.slice(0, 40)}": ${way}`)
          }
        }
      }).observe({ type: 'layout-shift' })

      const start = text.indexOf('<body>')
      const end = text.indexOf('id="page-data"')
      const size = Math.ceil((end - start) / parts)
      document.write(text.slice(0, start))
      await painted()
      // A late font would also move lines (e2e/documents/late-font.e2e.ts).
      await Promise.allSettled([...document.fonts].map((font) => font.load()))
      for (let at = start; at < end; at += size) {
        document.write(text.slice(at, Math.min(at + size, end)))
        // oxlint-disable-next-line no-await-in-loop -- one part after another
        await painted()
      }
      document.write(text.slice(end))
      document.close()
      await painted()
      return shifts
    },
    { text: html, parts: PART_COUNT, maxShift: MAX_SHIFT },
  )
}

// Otherwise, the document written into the empty page would inherit the empty page's content security policy.
test.use({ bypassCSP: true })

for (const { device, viewport } of [
  { device: 'phone', viewport: { width: 390, height: 844 } },
  { device: 'desk', viewport: { width: 1280, height: 900 } },
]) {
  test.describe(`on a slow ${device}`, () => {
    test.use({ viewport })

    test('no element moves while a page is parsed @nightly', async ({ context, yasmine }) => {
      test.setTimeout(600_000)
      await signInForCalls(context.request, yasmine)
      for (const path of pagePaths) {
        // oxlint-disable-next-line no-await-in-loop -- one page at a time
        const page = await context.newPage()
        // oxlint-disable-next-line no-await-in-loop -- as above
        expect.soft({ path, shifts: await findShifts(page, path) }).toEqual({ path, shifts: [] })
        // oxlint-disable-next-line no-await-in-loop -- as above
        await page.close()
      }
    })
  })
}
