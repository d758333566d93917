import {
  acceptAndBook,
  acceptTerms,
  pressBook,
  readConfirmedBookingId,
  openFilledReview,
  visitCheckout,
  passOptions,
  passPayment,
  pressButton,
} from '../steps/booking/checkout.ts'
import { expect, heading, signInAs, test } from '../steps/person/customer.ts'
import { BOOKINGS } from '../steps/booking/demo-fixtures.ts'

// @shows BOOKING-1, BOOKING-3
test('a customer books, and finds the booking in the list and on its page', async ({
  page,
  trip,
  customer,
}) => {
  await signInAs(page, customer)
  await visitCheckout(page, trip)
  await passOptions(page)
  await pressButton(page, 'Continue to payment options')
  await passPayment(page)
  await acceptTerms(page)
  await pressBook(page)
  const number = await readConfirmedBookingId(page)

  await page.getByRole('link', { name: 'View booking' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByText('My bookings').click()
  await expect(heading(page, 'My bookings')).toBeVisible()
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: trip.car.name })
  await expect(row).toContainText(customer.name)
  await expect(row).toContainText('Requested')
  await row.getByRole('link', { name: trip.car.name }).click()

  await expect(page).toHaveURL(`/booking?b=${number}`)
  await expect(heading(page, trip.car.name)).toBeVisible()
  await expect(page.getByText(customer.email).first()).toBeVisible()
})

for (const [device, width, tag] of [
  ['a phone', 390, ' @nightly'],
  ['a desk', 1280, ' @nightly'],
] as const) {
  test(`parts of the confirmation that load later cause no layout shift, on ${device}${tag}`, async ({
    page,
    trip,
    guest,
    callControl,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await openFilledReview(page, trip, guest)
    await acceptAndBook(page)
    // The checkout response contained the booking. After a reload, the page has to fetch it.
    await callControl.plan('readBooking', 'hold')
    await page.reload()
    await callControl.held('readBooking')
    const parts = [
      page.getByRole('button', { name: 'Print or save the voucher' }),
      page.getByRole('link', { name: 'View booking' }),
      page.getByRole('heading', { name: 'What happens next' }),
    ]
    const whereTheyAre = () => Promise.all(parts.map((part) => part.boundingBox()))
    const before = await whereTheyAre()

    await callControl.release('readBooking')
    await expect(page.getByRole('button', { name: 'Copy the reference' })).toBeVisible()
    expect(await whereTheyAre()).toEqual(before)
  })
}

// @shows BOOKING-9
test('a customer can close the cancellation dialog without cancelling, or request a cancellation @nightly', async ({
  page,
  trip,
  customer,
  booking,
}) => {
  await signInAs(page, customer)
  await page.goto(`/booking?b=${booking}`)
  await page.getByRole('button', { name: 'Cancel this booking' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep booking' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Cancel this booking' }).click()
  await dialog.getByRole('button', { name: 'Request cancellation' }).click()

  await expect(
    page.getByRole('main').getByText('Your booking stays active until then.'),
  ).toBeVisible()
  await page.reload()
  await expect(page.getByText('Cancellation requested').first()).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'My bookings' }).click()
  await expect(page.getByRole('row').filter({ hasText: trip.car.name })).toContainText(
    'Cancellation requested',
  )
})

// @shows BOOKING-33
test('upcoming, past and cancelled bookings have separate URLs @nightly', async ({
  page,
  yasmine,
}) => {
  await signInAs(page, yasmine)
  await page.goto('/bookings')
  const tabs = page.getByRole('navigation', { name: 'Bookings to show' })
  await expect(tabs.locator('[aria-current=page]')).toHaveText('Current and upcoming')
  // The current rental has the earliest pick-up.
  await expect(page.getByRole('row').getByRole('link').first()).toHaveAttribute(
    'href',
    `/booking?b=${BOOKINGS.current}`,
  )
  await expect(page.getByRole('row').filter({ hasText: 'Cancelled' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('checkbox', { name: 'Requested' }).click()
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/bookings?status=pending')
  await page.getByRole('row').getByRole('link', { name: 'Seat Ibiza' }).click()
  await expect(page).toHaveURL(`/booking?b=${BOOKINGS.cancellable}`)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()

  await tabs.getByRole('link', { name: 'Past' }).press('Enter')
  await expect(page).toHaveURL('/bookings?tab=past')
  await expect(tabs.locator('[aria-current=page]')).toHaveText('Past')
  await tabs.getByRole('link', { name: 'Cancelled' }).press('Enter')
  await expect(page).toHaveURL('/bookings?tab=cancelled')
  await expect(page.getByRole('row').filter({ hasText: 'Payment not completed' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('row').filter({ hasText: 'Cancelled' }).first()).toBeVisible()
})
