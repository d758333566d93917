import { book, bookingNumber, bookInto, fillIn, press, refusal, step } from '../steps/checkout.ts'
import { accountMenu, expect, signIn, test } from '../steps/customer.ts'

/** Longer than any test: what ends it is the clock of the page, which the test turns. */
const AN_HOUR = 3600

test('at Book: the page counts down, then offers to try again, and books once', async ({
  page,
  trip,
  guest,
  gate,
}) => {
  await page.clock.install()
  await fillIn(page, trip, guest)
  await bookInto(page, gate, { code: 'too-many-requests', retryAfter: AN_HOUR })
  await expect(refusal(page, 'Too many requests, wait a moment')).toBeVisible()
  const timer = page.getByRole('timer')
  await expect(timer).toHaveText(/^3,[56]\d\d seconds$/)
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)

  await page.clock.fastForward(AN_HOUR * 1000)
  await press(page, 'Try again')
  await bookingNumber(page)
})

test('at Book: whoever does not want to wait is back at the review', async ({
  page,
  trip,
  guest,
  gate,
}) => {
  await fillIn(page, trip, guest)
  await bookInto(page, gate, { code: 'too-many-requests', retryAfter: AN_HOUR })
  await press(page, 'Back to the review')
  await expect(step(page, 'Review and book')).toBeVisible()
  await book(page)
  await bookingNumber(page)
})

test('at sign-in: it is said, what was typed stays, and later it works', async ({
  page,
  customer,
  gate,
}) => {
  await gate.plan('signIn', { code: 'too-many-requests', retryAfter: AN_HOUR })
  await page.goto('/sign-in')
  await signIn(page, customer)
  await expect(page.getByText('Too many attempts. Try again in 3,600 seconds.')).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(customer.email)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(accountMenu(page, customer)).toBeVisible()
})
