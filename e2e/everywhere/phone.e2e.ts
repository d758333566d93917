import { devices, type Page } from '@playwright/test'

import { expectNoViolations } from '../steps/page/axe.ts'
import {
  acceptTerms,
  bookAndWait,
  pressBook,
  readConfirmedBookingId,
  openFilledReview,
  visitCheckout,
  passDriver,
  passOptions,
  passPayment,
} from '../steps/booking/checkout.ts'
import { expect, heading, signIn, signInAs, test } from '../steps/person/customer.ts'
import {
  buildCarPath,
  buildCheckoutPath,
  buildSearchPath,
  createTripAfter,
} from '../steps/booking/trip.ts'
import { BOOKINGS, DEMO_CARS } from '../steps/booking/demo-fixtures.ts'

const NARROW_VIEWPORT = { width: 320, height: 640 }

const { userAgent } = devices['Pixel 7']
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, userAgent })

/** Asserts that the page does not scroll horizontally on the narrowest phone. */
async function expectFits(page: Page, title: string | RegExp) {
  await page.setViewportSize(NARROW_VIEWPORT)
  await expect(heading(page, title)).toBeVisible()
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.poll(excess, `${page.url()} is too wide`).toBeLessThanOrEqual(0)
}

// French has the longest words; the other languages are tested at night.
for (const [language, tag] of [
  ['fr', ''],
  ['en', ' @nightly'],
  ['es', ' @nightly'],
] as const) {
  // @shows A11Y-10
  test(`pages fit a 320-pixel screen in ${language}${tag}`, async ({ page, trip }) => {
    await page.goto(`/?l=${language}`)
    // Content below the form loads on the first interaction.
    await page.mouse.wheel(0, 400)
    await expect(page.getByRole('heading', { level: 2 }).nth(2)).toBeVisible()
    await expectFits(page, /./)
    await page.goto(buildSearchPath(trip))
    await expect(page.getByRole('article').first()).toBeVisible()
    await expectFits(page, /./)
    await page.goto(buildCarPath(trip))
    await expectFits(page, trip.car.name)
    await page.goto(buildCheckoutPath(trip))
    await expect(page.getByRole('checkbox').first()).toBeVisible()
    await expectFits(page, new RegExp(trip.car.name))
    // The checkout header has only one line.
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(60)
    await page.goto('/sign-up')
    await expect(page.getByRole('checkbox').first()).toBeVisible()
    await expectFits(page, /./)
    for (const path of ['/tos', '/locations', '/suppliers', '/faq', '/contact', '/cookie-policy']) {
      await page.goto(path)
      await expectFits(page, /./)
    }
    await page.goto('/no/such/page')
    await expectFits(page, /./)
  })
}

test('the page does not move behind the location sheet', async ({ page }) => {
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Search', exact: true })
  const onPage = () => button.evaluate((it) => it.getBoundingClientRect().top + scrollY)
  const before = await onPage()
  await page.getByRole('combobox', { name: 'Pick-up location' }).tap()
  await expect(page.getByRole('listbox')).toBeVisible()
  expect(await onPage()).toBe(before)
})

test('the booking button stays in place while the booking is sent @nightly', async ({
  page,
  trip,
  guest,
  callControl,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openFilledReview(page, trip, guest)
  const bar = page.getByRole('complementary', { name: 'Price summary' })
  const height = async () => (await bar.boundingBox())?.height
  await expect(bar.getByRole('button', { name: /^Book now/ })).toBeVisible()
  const before = await height()
  await bookAndWait(page, callControl)
  await expect(bar.getByRole('button', { name: 'One moment' })).toBeVisible()
  expect(await height()).toBe(before)
})

// @shows A11Y-10
test('checkout and booking pages fit a 320-pixel screen @nightly', async ({
  page,
  trip,
  guest,
}) => {
  const title = new RegExp(trip.car.name)
  await visitCheckout(page, trip)
  await page.getByRole('checkbox', { name: 'Additional driver' }).check()
  await page.getByRole('checkbox', { name: 'Additional driver' }).uncheck()
  await passOptions(page)
  await expectFits(page, title)
  await passDriver(page, guest)
  await expectFits(page, title)
  await passPayment(page)
  await expectFits(page, title)
  await acceptTerms(page)
  await pressBook(page)
  await readConfirmedBookingId(page)
  await expectFits(page, /^Booking received/)
  await page.getByRole('link', { name: 'View booking' }).click()
  await expectFits(page, trip.car.name)
  await page.goto(buildCheckoutPath(createTripAfter(45, DEMO_CARS.taken)))
  await expect(
    page.getByRole('heading', { name: 'This car is already booked for these dates' }),
  ).toBeVisible()
  await expectFits(page, /./)
})

// @shows BOOKING-14, BOOKING-32
test('bookings are shown as cards that fit the screen @nightly', async ({ page, yasmine }) => {
  await signInAs(page, yasmine)
  await page.goto('/bookings?tab=past')
  const table = page.getByRole('table', { name: 'My bookings' })
  // Includes the row of column headers.
  await expect(table.getByRole('row')).toHaveCount(11)
  await expect(table.getByRole('columnheader', { name: 'Rental company' })).toBeAttached()
  await expectFits(page, 'My bookings')
  await expectNoViolations(page)
  await page.goto(`/booking?b=${BOOKINGS.cancellable}`)
  await expectFits(page, /./)
})

// @shows SEARCH-9
test('filters open, show the number of remaining cars, and close @nightly', async ({
  page,
  trip,
}) => {
  await page.goto(buildSearchPath(trip))
  const filters = page.getByRole('dialog', { name: 'Filters' })
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(filters).toBeHidden()
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await expect(filters).toBeVisible()
  await expectNoViolations(page)
  await filters.getByRole('checkbox', { name: 'Automatic' }).check()
  await filters.getByRole('button', { name: /^Show \d+ vehicles?$/ }).click()
  await expect(filters).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
})

test('the price stays visible at the bottom, and can be expanded @nightly', async ({
  page,
  trip,
}) => {
  await visitCheckout(page, trip)
  const summary = page.getByRole('complementary', { name: 'Price summary' })
  await expect(summary.getByText(/^Total price \d/)).toBeInViewport()
  await expect(summary.getByRole('button', { name: 'Continue to driver details' })).toBeInViewport()
  await expect(summary.getByRole('table')).toBeHidden()
  await summary.getByRole('button', { name: /Show details$/ }).click()
  await expect(summary.getByRole('row', { name: /^Total price/ })).toBeInViewport()
  await expectNoViolations(page)
  await summary.getByRole('button', { name: /Hide details$/ }).click()
  await expect(summary.getByRole('table')).toBeHidden()
})

// @shows PAGE-38
test('the menu contains every header item', async ({ page, customer }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expectNoViolations(page)
  await menu.getByRole('button', { name: /^EUR/ }).click()
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await menu.getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, customer)
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await menu.getByRole('link', { name: 'My bookings' }).click()
  await expect(heading(page, 'My bookings')).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  await menu.getByRole('button', { name: /^Sign out/ }).click()
  await expect(page).toHaveURL('/')
})
