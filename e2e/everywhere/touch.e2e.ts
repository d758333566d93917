import type { Page } from '@playwright/test'

import { listSitePages, type SitePage } from '../steps/page/site-pages.ts'
import { PEOPLE } from '../steps/booking/demo-fixtures.ts'
import { findSmallTargets } from '../steps/page/touch.ts'
import { openFully } from '../steps/page/open-fully.ts'
import { expect, signInAs, test } from '../steps/person/customer.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

const pages = listSitePages('http://localhost')

async function expectLargeTargets(page: Page, one: SitePage) {
  await openFully(page, one)
  expect.soft(await findSmallTargets(page), one.name).toEqual([])
}

/** The pages that every customer visits to book. */
const BOOKING_PAGES = ['Home', 'Search', 'Car', 'Checkout', 'Sign in']

// @shows A11Y-12
test('every control on the pages needed for a booking is large enough to touch', async ({
  page,
}) => {
  // oxlint-disable-next-line no-await-in-loop -- one page after the other
  for (const one of pages) if (BOOKING_PAGES.includes(one.name)) await expectLargeTargets(page, one)
})

test('every control of the other public pages is large enough to touch @nightly', async ({
  page,
}) => {
  test.setTimeout(300_000)
  // oxlint-disable-next-line no-await-in-loop -- one page after the other
  for (const one of pages)
    if (!one.account && !BOOKING_PAGES.includes(one.name)) await expectLargeTargets(page, one)
})

test('every control of a customer’s pages is large enough to touch @nightly', async ({ page }) => {
  test.setTimeout(300_000)
  await signInAs(page, PEOPLE.yasmine)
  // oxlint-disable-next-line no-await-in-loop -- one page after the other
  for (const one of pages)
    if (one.account === PEOPLE.yasmine.email) await expectLargeTargets(page, one)
})
