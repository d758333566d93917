import {
  acceptTerms,
  book,
  bookingNumber,
  confirmation,
  fillIn,
  fillInSignedIn,
  openCheckout,
  passDriver,
  passOptions,
  passPayment,
  press,
  refusal,
  step,
} from '../steps/checkout.ts'
import { becomes, expect, heading, signIn, test } from '../steps/customer.ts'
import { tripIn } from '../steps/trip.ts'
import { CARS } from '../steps/world.ts'

test('two customers want one car: one gets it, the other other cars for the same dates', async ({
  page,
  trip,
  nextTrip,
  guest,
  browser,
}) => {
  const faster = await browser.newPage()
  await fillIn(page, trip, guest)
  await fillIn(faster, trip, { ...guest, email: `faster.${guest.email}` })
  await book(faster)
  await bookingNumber(faster)
  await book(page)

  await expect(refusal(page, 'The car has just been booked')).toBeVisible()
  await page.getByRole('link', { name: 'See other cars for these dates' }).click()
  await expect(heading(page, `Cars in ${trip.place.name}`)).toBeVisible()
  await openCheckout(page, { ...nextTrip(), from: trip.from, to: trip.to })
  await passOptions(page)
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue(guest.fullName)
  await press(page, 'Continue to payment options')
  await passPayment(page)
  await acceptTerms(page)
  await book(page)
  await expect(confirmation(page)).toBeVisible()
  await faster.close()
})

test('two who press Book in the same moment: one booking, one refusal', async ({
  page,
  trip,
  guest,
  gate,
  context,
}) => {
  const other = await context.newPage()
  await fillIn(page, trip, guest)
  await fillIn(other, trip, { ...guest, email: `other.${guest.email}` })
  await gate.plan('checkOut', 'hold', 2)
  await book(page)
  await book(other)
  await expect.poll(() => gate.held('checkOut')).toBe(2)
  await gate.release('checkOut')

  const winners = () =>
    Promise.all([page, other].map((each) => confirmation(each).count())).then(sum)
  const losers = () =>
    Promise.all(
      [page, other].map((each) => refusal(each, 'The car has just been booked').count()),
    ).then(sum)
  await expect.poll(winners).toBe(1)
  await expect.poll(losers).toBe(1)
})

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)

test('a price that the server insists on and does not name ends in a state of its own', async ({
  page,
  trip,
  guest,
  gate,
}) => {
  await fillIn(page, trip, guest)
  await gate.plan('checkOut', { code: 'price-changed', price: 999 })
  await book(page)
  await expect(refusal(page, 'Something went wrong.')).toBeVisible()
  await press(page, 'Try again')
  await bookingNumber(page)
})

test('what the server calls wrong is said at its field, and nothing else is lost', async ({
  page,
  trip,
  guest,
}) => {
  const young = { ...guest, birthDate: '2004-01-15' }
  await openCheckout(page, { ...trip, car: CARS.forAdults })
  await passOptions(page)
  await passDriver(page, young)
  await expect(page.getByText('You must be at least 25 years old.').first()).toBeVisible()
  const birthDate = page.getByLabel('Birth date')
  await expect(birthDate).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(guest.email)

  await birthDate.fill(guest.birthDate)
  await press(page, 'Continue to payment options')
  await expect(step(page, 'Payment options')).toBeVisible()
})

const RULES = [
  { code: 'too-young', leadsTo: 'Driver details', says: 'You must be at least 21 years old.' },
  {
    code: 'online-payment-barred',
    leadsTo: 'Payment options',
    says: 'Online payment is not allowed for users in Tunisia. Pay later or pay the deposit.',
  },
  {
    code: 'option-unavailable',
    leadsTo: 'Booking options',
    says: 'The supplier no longer offers one of these options. Please look at them again.',
  },
] as const

for (const { code, leadsTo, says } of RULES) {
  test(`a 422 ${code} leads back to its step and says why`, async ({ page, trip, guest, gate }) => {
    await fillIn(page, trip, guest)
    await gate.plan('checkOut', { code })
    await book(page)
    await expect(step(page, leadsTo)).toBeVisible()
    await expect(page.getByText(says).first()).toBeVisible()
  })
}

test('a trip that the supplier refuses names the reason and the way back', async ({
  page,
  trip,
  guest,
  gate,
}) => {
  await fillIn(page, trip, guest)
  await gate.plan('checkOut', { code: 'closed-at-that-hour' })
  await book(page)
  await expect(refusal(page, 'This trip cannot be booked')).toBeVisible()
  await expect(
    page.getByText('The counter is closed at the pick-up or drop-off time.'),
  ).toBeVisible()
  await press(page, 'Back to the review')
  await book(page)
  await bookingNumber(page)
})

test('too many requests: the page counts down and lets the customer try again', async ({
  page,
  trip,
  guest,
  gate,
}) => {
  await fillIn(page, trip, guest)
  await gate.plan('checkOut', { code: 'too-many-requests', retryAfter: 2 })
  await book(page)
  await expect(refusal(page, 'Too many requests, wait a moment')).toBeVisible()
  await expect(page.getByRole('timer')).toBeVisible()
  await press(page, 'Try again')
  await bookingNumber(page)
})

test('a session that has ended asks to sign in again, and the checkout is still there', async ({
  page,
  trip,
  customer,
  context,
}) => {
  await becomes(page, customer)
  await fillInSignedIn(page, trip)
  await context.clearCookies()
  await book(page)
  await expect(refusal(page, 'Your session has ended')).toBeVisible()
  await page.getByRole('link', { name: 'Sign in and come back' }).click()
  await signIn(page, customer)
  await expect(step(page, 'Review and book')).toBeVisible()
  await book(page)
  await bookingNumber(page)
})

test('a car that cannot be had says why before anything is asked', async ({ page }) => {
  const far = 50
  await openCheckout(page, tripIn(far, CARS.comingSoon))
  await expect(refusal(page, 'Coming soon')).toBeVisible()
  await openCheckout(page, tripIn(far, CARS.fullyBooked))
  await expect(refusal(page, 'Fully booked')).toBeVisible()
  await openCheckout(page, tripIn(far, CARS.taken))
  await expect(refusal(page, 'The car has just been booked')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See other cars for these dates' })).toBeVisible()
})
