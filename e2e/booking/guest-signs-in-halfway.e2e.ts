import {
  acceptTerms,
  book,
  bookingNumber,
  confirmation,
  describeDriver,
  openCheckout,
  passDriver,
  passOptions,
  passPayment,
  press,
  step,
} from '../steps/checkout.ts'
import { expect, heading, signIn, test } from '../steps/customer.ts'

test('a guest signs in at the driver step and finds everything as it was', async ({
  page,
  trip,
  guest,
  customer,
}) => {
  await openCheckout(page, trip)
  await page.getByRole('checkbox', { name: 'Full insurance' }).check()
  await page.getByRole('checkbox', { name: 'Additional driver' }).check()
  await passOptions(page)
  await describeDriver(page, guest)
  await page.getByRole('textbox', { name: 'Additional driver: full name' }).fill('Annabella')
  await page.getByRole('link', { name: 'Sign in, nothing is lost' }).click()
  await signIn(page, customer)

  await expect(step(page, 'Driver details')).toBeVisible()
  await expect(page.getByText(customer.email, { exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveCount(0)
  const second = page.getByRole('group', { name: 'Additional driver' })
  await expect(second.getByRole('textbox', { name: /full name/ })).toHaveValue('Annabella')
  await second.getByRole('textbox', { name: /email/ }).fill('annabella@mail.example')
  await second.getByRole('textbox', { name: /phone/ }).fill('+216 20 123 457')
  await second.getByLabel(/birth date/).fill('1992-05-12')
  await press(page, 'Continue to payment options')
  await passPayment(page)
  await acceptTerms(page)
  await book(page)

  await bookingNumber(page)
  await page.goto('/bookings')
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: trip.car.name })).toContainText(
    customer.name,
  )
})

test('a guest whose address has an account is led to sign in, and back', async ({
  page,
  trip,
  guest,
  customer,
}) => {
  await openCheckout(page, trip)
  await passOptions(page)
  await describeDriver(page, { ...guest, email: customer.email })
  await press(page, 'Continue to payment options')
  await expect(page.getByText('This email address is already registered').first()).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click()
  await expect(heading(page, 'Sign in')).toBeVisible()
  await signIn(page, customer)

  await expect(step(page, 'Driver details')).toBeVisible()
  await press(page, 'Continue to payment options')
  await passPayment(page)
  await acceptTerms(page)
  await book(page)
  await expect(confirmation(page)).toBeVisible()
})

test('a guest signs in from the header at the review, and the booking is the account’s', async ({
  page,
  trip,
  guest,
  customer,
}) => {
  await openCheckout(page, trip)
  await passOptions(page)
  await passDriver(page, guest)
  await passPayment(page)
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, customer)

  await expect(step(page, 'Review and book')).toBeVisible()
  await expect(page.getByText('Pay later, at the counter')).toBeVisible()
  await acceptTerms(page)
  await book(page)
  await bookingNumber(page)
  await page.getByRole('link', { name: 'See the booking' }).click()
  await expect(page.getByRole('definition').filter({ hasText: customer.email })).toBeVisible()
})
