import { devices } from '@playwright/test'

import {
  fillInDriver,
  passPayment,
  pressButton,
  locateStepHeading,
  visitCheckout,
} from '../steps/booking/checkout.ts'
import { storeDraft, openReview } from '../steps/booking/draft.ts'
import { DEMO_CARS } from '../steps/booking/demo-fixtures.ts'
import { createTripAfter } from '../steps/booking/trip.ts'
import { expect, test } from '../steps/person/customer.ts'

// @shows MONEY-19, BOOK-7, BOOKING-15
test('the booking button shows the amount due, with the terms above it @nightly', async ({
  page,
  trip,
  guest,
}) => {
  await openReview(page, trip, { driver: guest, choice: 'later' })
  const main = page.getByRole('main')
  await expect(
    main.getByRole('button', { name: /^Book now · pay \d+\sTND at pick-up$/ }),
  ).toBeVisible()
  await expect(main.getByText('You can’t cancel this booking.')).toBeVisible()
  await pressButton(page, 'Edit: Payment options')
  await page.getByRole('radio', { name: 'Pay in full online' }).check()
  await pressButton(page, 'Continue to review')
  await expect(main.getByText('The rental you pay online isn’t refunded')).toBeVisible()
  await main.getByRole('button', { name: /^Book now · pay \d+\sTND now$/ }).click()
  await expect(main.getByRole('button', { name: /^Pay \d+\sTND$/ })).toBeVisible()
  await expect(main.getByText('Secure, encrypted payment')).toBeVisible()
})

// @shows BOOK-2
test('checkout has three steps when the car has no options', async ({ page, guest }) => {
  await visitCheckout(page, createTripAfter(40, DEMO_CARS.nothingToAdd))
  await expect(page.getByRole('heading', { name: 'Driver details (step 1 of 3)' })).toBeVisible()
  await fillInDriver(page, guest)
  await pressButton(page, 'Continue to payment options')
  await passPayment(page)
  await expect(locateStepHeading(page, 'Review and book')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit: Booking options' })).toHaveCount(0)
  await page.goBack()
  await page.goBack()
  await expect(page.getByLabel('Full name', { exact: true })).toHaveValue(guest.fullName)
})

test.describe('checkout on a phone', () => {
  const { userAgent } = devices['Pixel 7']
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, userAgent })

  // @shows BOOK-7
  test('shows the terms on the page, and the booking button in a bottom bar', async ({
    page,
    trip,
    guest,
  }) => {
    await page.goto('/favicon.svg')
    await storeDraft(page, trip, 'review', { driver: guest, choice: 'full' })
    await visitCheckout(page, trip)
    const bar = page.getByRole('complementary', { name: 'Price summary' })
    const terms = page.getByRole('checkbox', { name: 'I accept the terms of use.' })
    await expect(page.getByRole('button', { name: /^Book now/ })).toHaveCount(0)
    await bar.getByRole('button', { name: 'Continue to the terms' }).click()
    await expect(terms).toBeFocused()
    // The checkbox and the cancellation terms are above the bar.
    const top = (await bar.boundingBox())?.y ?? 0
    const end = await terms.boundingBox()
    expect((end?.y ?? top) + (end?.height ?? 0)).toBeLessThan(top)
    await expect(page.getByText('The rental you pay online isn’t refunded')).toBeInViewport()
    await terms.check()
    await expect(bar.getByRole('checkbox')).toHaveCount(0)
    await expect(bar.getByRole('button', { name: /^Book now · pay/ })).toBeInViewport({ ratio: 1 })
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 2000)
    const box = await bar.boundingBox()
    expect(box?.height).toBeLessThan(110)
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844)
  })
})
