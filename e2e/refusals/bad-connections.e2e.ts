import {
  book,
  bookingNumber,
  confirmation,
  fillIn,
  fillInSignedIn,
  press,
  refusal,
  step,
} from '../steps/checkout.ts'
import { becomes, expect, heading, test } from '../steps/customer.ts'
import { searchPath } from '../steps/trip.ts'

test('a server that breaks says so, and trying again books', async ({
  page,
  trip,
  guest,
  gate,
}) => {
  await fillIn(page, trip, guest)
  await gate.plan('checkOut', { code: 'internal' })
  await book(page)
  await expect(refusal(page, 'Something went wrong.')).toBeVisible()
  await expect(
    page.getByText(
      'Trying again is safe: even if the booking went through, there will be only one.',
    ),
  ).toBeVisible()
  await page.reload()
  await bookingNumber(page)
})

test('without a network nothing is lost, and the booking goes on when it is back', async ({
  page,
  trip,
  guest,
  context,
}) => {
  await fillIn(page, trip, guest)
  await context.setOffline(true)
  await expect(page.getByText('You are offline').first()).toBeVisible()
  await book(page)
  await expect(refusal(page, 'We could not look up the price')).toBeVisible()
  await context.setOffline(false)
  await press(page, 'Try again')
  await expect(step(page, 'Review and book')).toBeVisible()
  await book(page)
  await bookingNumber(page)
})

test('an answer that is lost on its way: there is one booking, and it is found', async ({
  page,
  trip,
  customer,
  gate,
}) => {
  await becomes(page, customer)
  await fillInSignedIn(page, trip)
  await gate.plan('checkOut', 'lose-answer')
  await book(page)
  // Chromium itself asks again when the connection was an older one; else the customer does.
  const lost = page.getByText('The connection was lost before the answer came.')
  await expect(confirmation(page).or(lost)).toBeVisible()
  if (await lost.isVisible()) await press(page, 'Try again')

  await bookingNumber(page)
  await page.goto('/bookings')
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible()
})

test('a search that fails keeps its page, says so, and tries again', async ({
  page,
  trip,
  gate,
}) => {
  await gate.plan('findCars', { code: 'internal' }, 2)
  await page.goto('/')
  await page.goto(`/search?p=${trip.place.id}&f=${trip.from}T10:00&t=${trip.to}T10:00`)
  await expect(page.getByText('The cars could not be loaded')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a page whose code cannot be fetched says so, and comes when the network is back', async ({
  page,
  context,
  trip,
}) => {
  await page.goto(searchPath(trip))
  await expect(page.getByRole('article').first()).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click()
  await expect(heading(page, 'Something went wrong.')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'Create an account')).toBeVisible()
})
