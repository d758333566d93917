import {
  acceptTerms,
  pressBook,
  readConfirmedBookingId,
  passDriver,
  passOptions,
  passPayment,
} from '../steps/booking/checkout.ts'
import { findLink, readSecret, waitForMail } from '../steps/person/mails.ts'
import { expect, heading, openFilter, openOtherVisitor, test } from '../steps/person/customer.ts'
import { fillInDates } from '../steps/booking/dates.ts'
import { buildCarPath } from '../steps/booking/trip.ts'
import { SUPPLIERS } from '../steps/booking/demo-fixtures.ts'

// @shows SEARCH-1, SESSION-16
test('a guest enters location and dates, chooses a car, books it and finds the booking', async ({
  page,
  trip,
  guest,
  browser,
  request,
}) => {
  await page.goto('/')
  const location = page.getByRole('combobox', { name: 'Pick-up location' })
  await location.pressSequentially('tunis-car')
  await expect(page.getByRole('option', { name: trip.location.name })).toBeEnabled()
  await location.press('ArrowDown')
  await location.press('Enter')
  await expect(location).toHaveValue(trip.location.name)
  await fillInDates(page, trip)
  await page.getByRole('button', { name: 'Search' }).click()

  await expect(heading(page, `Cars at ${trip.location.name}`)).toBeVisible()
  await openFilter(page, 'Rental company')
  await page.getByRole('checkbox', { name: SUPPLIERS.jasmin.name }).check()
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Rating')
  const card = page
    .getByRole('article', { name: trip.car.name })
    .filter({ has: page.getByText('48 rentals') })
  await expect(card.getByText(/^3 days/)).toBeVisible()
  const price = await card
    .locator(':not(strong)')
    .filter({ hasText: /^\d+\sTND$/ })
    .first()
    .innerText()
  await card.getByRole('link', { name: 'Select' }).click()

  await passOptions(page)
  await passDriver(page, guest)
  await passPayment(page)
  const summary = page.getByRole('complementary', { name: 'Price summary' })
  await expect(summary.getByRole('row', { name: `Total price ${price}` })).toBeVisible()
  await acceptTerms(page)
  await pressBook(page)

  const number = await readConfirmedBookingId(page)
  await page.getByRole('link', { name: 'View booking' }).click()
  await expect(page).toHaveURL(`/booking?b=${number}`)
  await expect(heading(page, trip.car.name)).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: guest.email })).toBeVisible()
  await expect(page.getByRole('row', { name: `Total price ${price}` })).toBeVisible()

  const mail = await waitForMail(request, guest.email, 'booking-created')
  const elsewhere = await openOtherVisitor(browser)
  await elsewhere.goto(findLink(mail))
  await expect(heading(elsewhere, trip.car.name)).toBeVisible()
  expect(elsewhere.url()).not.toContain(readSecret(findLink(mail)))
  await elsewhere.getByRole('button', { name: 'Set a password' }).click()
  await expect(elsewhere.getByText('Check your inbox')).toBeVisible()
  await elsewhere.close()
})

test('a guest sees the price on the car page, and books with the options chosen there @nightly', async ({
  page,
  trip,
  guest,
}) => {
  await page.goto(buildCarPath(trip))
  await expect(heading(page, trip.car.name)).toBeVisible()
  await page.getByRole('link', { name: 'Continue', exact: true }).click()

  await page.getByRole('checkbox', { name: 'Cancellation option' }).check()
  await page.getByRole('checkbox', { name: 'Theft protection' }).check()
  const summary = page.getByRole('complementary', { name: 'Price summary' })
  await expect(summary.getByRole('row', { name: /^Extras/ })).toContainText(
    /Theft protection, 3 × 6\sTND · 18\sTND/,
  )
  await passOptions(page)
  await passDriver(page, guest)
  await expect(page.getByText('Free cancellation until').first()).toBeVisible()
  await passPayment(page)
  await acceptTerms(page)
  await pressBook(page)

  await readConfirmedBookingId(page)
  await expect(page.getByRole('row', { name: /^Extras.*Cancellation/ })).toBeVisible()
})

test('the page of an already booked car links to other cars for the same dates @nightly', async ({
  page,
  trip,
  guest,
  browser,
}) => {
  await page.goto(buildCarPath(trip))
  await page.getByRole('link', { name: 'Continue', exact: true }).click()
  await passOptions(page)
  await passDriver(page, guest)
  await passPayment(page)
  await acceptTerms(page)
  await pressBook(page)
  await readConfirmedBookingId(page)

  const stranger = await openOtherVisitor(browser)
  await stranger.goto(buildCarPath(trip))
  await expect(stranger.getByText('This car is already booked for these dates.')).toBeVisible()
  await expect(
    stranger.getByRole('link', { name: 'See other cars for these dates', exact: true }),
  ).toBeVisible()
  await expect(stranger.getByRole('link', { name: 'Continue', exact: true })).toHaveCount(0)
  await stranger.close()
})
