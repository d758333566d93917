import {
  acceptTerms,
  book,
  bookingNumber,
  confirmation,
  describeDriver,
  fillIn,
  fillInSignedIn,
  openCheckout,
  passDriver,
  passOptions,
  passPayment,
  press,
  step,
} from '../steps/checkout.ts'
import { becomes, expect, heading, test } from '../steps/customer.ts'
import { searchPath } from '../steps/trip.ts'

test('a reload in every step loses nothing and books once', async ({
  page,
  trip,
  customer,
  gate,
}) => {
  await becomes(page, customer)
  await openCheckout(page, trip)
  await page.getByRole('checkbox', { name: 'Changes' }).check()
  await page.getByRole('checkbox', { name: 'Additional driver' }).check()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Changes' })).toBeChecked()
  await passOptions(page)

  const second = page.getByRole('group', { name: 'Additional driver' })
  await second.getByRole('textbox', { name: /full name/ }).fill('Annabella')
  await second.getByRole('textbox', { name: /email/ }).fill('annabella@mail.example')
  await page.reload()
  await expect(step(page, 'Driver details')).toBeVisible()
  await expect(second.getByRole('textbox', { name: /full name/ })).toHaveValue('Annabella')
  await second.getByRole('textbox', { name: /phone/ }).fill('+216 20 123 457')
  await second.getByLabel(/birth date/).fill('1992-05-12')
  await press(page, 'Continue to payment options')

  await page.getByRole('radio', { name: 'Pay later, at the counter' }).check()
  await page.reload()
  await expect(step(page, 'Payment options')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Pay later, at the counter' })).toBeChecked()
  await press(page, 'Continue to review')

  await acceptTerms(page)
  await page.reload()
  await expect(step(page, 'Review and book')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'I accept the terms of use.' })).toBeChecked()

  await gate.plan('checkOut', 'hold')
  await book(page)
  await gate.held('checkOut')
  await expect(page.getByRole('button', { name: 'Placing your booking' })).toBeVisible()
  await page.reload()
  await expect(confirmation(page)).toBeVisible()
  await gate.release('checkOut')
  const number = await bookingNumber(page)

  await page.reload()
  expect(await bookingNumber(page)).toBe(number)
  await page.goto('/bookings')
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible()
})

test('a guest who reloads while the booking is being placed books once, with everything typed', async ({
  page,
  trip,
  guest,
  gate,
}) => {
  await openCheckout(page, trip)
  await passOptions(page)
  await describeDriver(page, guest)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue(guest.fullName)
  await expect(page.getByLabel('Birth date')).toHaveValue(guest.birthDate)
  await press(page, 'Continue to payment options')
  await passPayment(page)
  await acceptTerms(page)

  await gate.plan('checkOut', 'hold')
  await book(page)
  await gate.held('checkOut')
  await gate.plan('checkOut', 'hold')
  await page.reload()
  await expect.poll(() => gate.held('checkOut')).toBe(2)
  await gate.release('checkOut')
  await bookingNumber(page)
  await page.getByRole('link', { name: 'See the booking' }).click()
  await expect(heading(page, trip.car.name)).toBeVisible()
})

test('a double click on Book books once', async ({ page, trip, customer }) => {
  await becomes(page, customer)
  await fillInSignedIn(page, trip)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/checkout')) asked.push(request.method())
  })
  await page.getByRole('button', { name: 'Book', exact: true }).dblclick()
  await bookingNumber(page)
  expect(asked).toHaveLength(1)

  await page.goto('/bookings')
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible()
})

test('the back button leaves checkout, and forward brings everything back', async ({
  page,
  trip,
  guest,
}) => {
  await page.goto(`${searchPath(trip)}&su=5a1ed3dde2723247d8d5fc3f&by=rating`)
  const card = page
    .getByRole('article', { name: trip.car.name })
    .filter({ has: page.getByText('48 trips') })
  await card.getByRole('link', { name: 'Book' }).click()
  await passOptions(page)
  await passDriver(page, guest)
  await page.goBack()
  await expect(heading(page, `Cars in ${trip.place.name}`)).toBeVisible()
  await page.goForward()

  await expect(step(page, 'Payment options')).toBeVisible()
  await expect(page.getByText(guest.email)).toBeVisible()
  await passPayment(page)
  await acceptTerms(page)
  await book(page)
  const number = await bookingNumber(page)
  await page.goBack()
  await page.goForward()
  expect(await bookingNumber(page)).toBe(number)
})

test('a second tab of the same checkout finds the car taken, and books nothing more', async ({
  page,
  trip,
  customer,
  context,
}) => {
  await becomes(page, customer)
  await fillInSignedIn(page, trip)
  const tab = await context.newPage()
  await fillInSignedIn(tab, trip)
  await book(page)
  await bookingNumber(page)
  await book(tab)

  await expect(tab.getByRole('heading', { name: 'The car has just been booked' })).toBeVisible()
  await tab.goto('/bookings')
  await expect(tab.getByText('1 booking', { exact: true })).toBeVisible()
})

test('a confirmation that was left can be visited again, and the car page knows', async ({
  page,
  trip,
  guest,
}) => {
  await fillIn(page, trip, guest)
  await book(page)
  const number = await bookingNumber(page)
  await page.goto('/')
  await openCheckout(page, trip)
  expect(await bookingNumber(page)).toBe(number)
})
