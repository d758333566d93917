import {
  pressBook,
  readConfirmedBookingId,
  locateConfirmation,
  openFilledReview,
  locateRefusalHeading,
} from '../steps/booking/checkout.ts'
import { openReview } from '../steps/booking/draft.ts'
import { accountMenu, expect, heading, signIn, test } from '../steps/person/customer.ts'
import { bookToPayByCard, expectPaidOnce, payWith, tryAgain } from '../steps/server/sandbox.ts'
import { buildSearchPath } from '../steps/booking/trip.ts'
import { waitUntilUsable } from '../steps/page/documents.ts'

const TITLE_TEXTS_URLS = '**/assets/below-*'
const BOOKING_CODE_URLS = '**/assets/booking-charts*'

test('no input is lost offline, and the booking continues when the network is back', async ({
  page,
  trip,
  guest,
  context,
}) => {
  await openFilledReview(page, trip, guest)
  // Wait until all code that may be needed later has been loaded.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(page.getByText('You’re offline').first()).toBeVisible()
  await pressBook(page)
  await expect(locateRefusalHeading(page, 'We couldn’t load the price')).toBeVisible()
  await context.setOffline(false)
  await readConfirmedBookingId(page)
})

// @shows PAGE-2, PAGE-32
test('a page whose code fails to load shows an error, and recovers when back online @nightly', async ({
  page,
  context,
  trip,
}) => {
  await page.goto(buildSearchPath(trip))
  await expect(page.getByRole('article').first()).toBeVisible()
  // These pages need only code. For other pages, the router itself would reload the document.
  for (const [link, title] of [
    ['Sign up', 'Sign up'],
    ['Masar', 'Car rental from local companies. No hidden fees.'],
  ] as const) {
    await context.setOffline(true)
    await page.getByRole('banner').getByRole('link', { name: link }).click()
    await expect(heading(page, 'Something went wrong.')).toBeVisible()
    await context.setOffline(false)
    await expect(heading(page, title)).toBeVisible()
  }
})

test('pages open even if part of their texts cannot be fetched @nightly', async ({ page }) => {
  let failures = 0
  await page.route(TITLE_TEXTS_URLS, (route) => {
    failures += 1
    return route.abort()
  })
  await page.goto('/about')
  await waitUntilUsable(page)
  await page.getByRole('banner').getByRole('link', { name: 'Rental companies' }).click()
  await expect(heading(page, 'Rental companies')).toBeVisible()
  await expect.poll(() => failures).toBeGreaterThan(0)
  await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click()
  await expect(heading(page, 'Sign up')).toBeVisible()
})

test('the review is not shown while the code that books cannot be loaded @nightly', async ({
  page,
  ownTrip,
  guest,
  testActions,
}) => {
  await page.route(BOOKING_CODE_URLS, (route) => route.abort())
  await openReview(page, ownTrip, { driver: guest, choice: 'full' })
  await expect(heading(page, 'Something went wrong.')).toBeVisible()

  await page.unroute(BOOKING_CODE_URLS)
  // The page may also recover without the reload, because each step changes its URL.
  await page.reload()
  await pressBook(page)
  await payWith(page, 'accepted')
  await expect(locateConfirmation(page)).toBeVisible()
  await expectPaidOnce(testActions, ownTrip.car.id)
})

test('a payment is resumed once its code can be loaded @nightly', async ({
  page,
  ownTrip,
  guest,
  testActions,
}) => {
  await bookToPayByCard(page, ownTrip, guest)
  await page.route(BOOKING_CODE_URLS, (route) => route.abort())
  await page.reload()
  await expect(heading(page, 'Something went wrong.')).toBeVisible()

  await page.unroute(BOOKING_CODE_URLS)
  await tryAgain(page)
  await payWith(page, 'accepted')
  await expect(locateConfirmation(page)).toBeVisible()
  await expectPaidOnce(testActions, ownTrip.car.id)
})

test('signing in without a network keeps the input @nightly', async ({
  page,
  context,
  customer,
}) => {
  await page.goto('/sign-in')
  await expect(heading(page, 'Sign in')).toBeVisible()
  await context.setOffline(true)
  await signIn(page, customer)
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(accountMenu(page, customer)).toBeVisible()
})
