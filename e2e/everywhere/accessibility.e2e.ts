import { isAccessible, isClean } from '../steps/axe.ts'
import {
  acceptTerms,
  book,
  bookingNumber,
  confirmation,
  openCheckout,
  passDriver,
  passOptions,
  passPayment,
  step,
} from '../steps/checkout.ts'
import { becomes, expect, heading, openFilter, test } from '../steps/customer.ts'
import { carPath, checkoutPath, searchPath, tripIn } from '../steps/trip.ts'
import { BOOKINGS, CARS, PEOPLE } from '../steps/world.ts'

test('home', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Our suppliers' })).toBeVisible()
  await isAccessible(page)
})

test('home with a wrong form and open suggestions', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('combobox', { name: 'Pick-up place' }).pressSequentially('tun')
  await expect(page.getByRole('option', { name: /Tunis/ }).first()).toBeVisible()
  await isClean(page)
})

test('search', async ({ page, trip }) => {
  await page.goto(searchPath(trip))
  await openFilter(page, 'Supplier')
  await page.getByText('How the price adds up').first().click()
  await isAccessible(page)
})

test('an empty search', async ({ page, trip }) => {
  await page.goto(`${searchPath(trip)}&rg=scooter&se=6`)
  await expect(page.getByRole('heading', { name: 'No cars' })).toBeVisible()
  await isAccessible(page)
})

test('a search that cannot be made', async ({ page }) => {
  await page.goto('/search')
  await expect(heading(page, 'Find a car')).toBeVisible()
  await isAccessible(page)
})

test('a car', async ({ page, trip }) => {
  await page.goto(carPath(trip))
  await expect(heading(page, trip.car.name)).toBeVisible()
  await isAccessible(page)
})

test('every step of checkout, and the confirmation', async ({ page, trip, guest }) => {
  test.slow()
  await openCheckout(page, trip)
  await page.getByRole('checkbox', { name: 'Additional driver' }).check()
  await isAccessible(page)
  await page.getByRole('checkbox', { name: 'Additional driver' }).uncheck()
  await passOptions(page)
  await page.getByRole('button', { name: 'Continue to payment options' }).click()
  await isAccessible(page)
  await passDriver(page, guest)
  await expect(step(page, 'Payment options')).toBeVisible()
  await isAccessible(page)
  await passPayment(page)
  await expect(step(page, 'Review and book')).toBeVisible()
  await isAccessible(page)
  await acceptTerms(page)
  await book(page)
  await bookingNumber(page)
  await isAccessible(page)
  await expect(confirmation(page)).toBeVisible()
})

test('refusals', async ({ page }) => {
  await page.goto(checkoutPath(tripIn(40, CARS.taken)))
  await expect(page.getByRole('heading', { name: 'The car has just been booked' })).toBeVisible()
  await isAccessible(page)
  await page.goto(checkoutPath(tripIn(40, CARS.comingSoon)))
  await expect(page.getByRole('heading', { name: 'Coming soon' })).toBeVisible()
  await isClean(page)
})

test('bookings, a booking, and the question before cancelling', async ({ page }) => {
  test.slow()
  await becomes(page, PEOPLE.yasmine)
  await page.goto('/bookings')
  await expect(heading(page, 'Bookings')).toBeVisible()
  await isAccessible(page)
  await page.goto(`/booking?b=${BOOKINGS.cancellable}`)
  await expect(page.getByRole('button', { name: 'Cancel this booking' })).toBeVisible()
  await isAccessible(page)
  await page.getByRole('button', { name: 'Cancel this booking' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await isClean(page)
})

test('a customer without bookings', async ({ page, customer }) => {
  await becomes(page, customer)
  await page.goto('/bookings')
  await expect(page.getByRole('heading', { name: 'No bookings.' })).toBeVisible()
  await isAccessible(page)
})

test('sign-in with a wrong form', async ({ page }) => {
  await page.goto('/sign-in')
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Please fix errors')).toBeVisible()
  await isAccessible(page)
})

test('sign-up with a wrong form', async ({ page }) => {
  await page.goto('/sign-up')
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByText('Please fix errors')).toBeVisible()
  await isAccessible(page)
})

test('pages that say that there is nothing', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(heading(page, 'Nothing to see here!')).toBeVisible()
  await isAccessible(page)
  await page.goto('/checkout')
  await expect(heading(page, 'This checkout link is incomplete')).toBeVisible()
  await isClean(page)
  await page.goto('/car/17')
  await expect(heading(page, 'This car is no longer here')).toBeVisible()
  await isClean(page)
})
