import {
  acceptAndBook,
  bookWithOutcome,
  fillInDriver,
  openFilledReview,
  visitCheckout,
  passOptions,
  passPayment,
  pressButton,
  locateRefusalHeading,
  locateStepHeading,
} from '../steps/booking/checkout.ts'
import { accountMenu, expect, heading, signIn, test, signOut } from '../steps/person/customer.ts'
import { openDates, fillInDates } from '../steps/booking/dates.ts'
import { getDayAfter } from '../steps/booking/trip.ts'

// @shows FORM-12
test('the search form keeps its input after a reload, and after going back @nightly', async ({
  page,
  trip,
}) => {
  await page.goto('/')
  const location = page.getByRole('combobox', { name: 'Pick-up location' })
  const from = page.getByLabel('Pick-up date', { exact: true })
  await location.fill('tunis-car')
  await page.getByRole('option', { name: trip.location.name }).click()
  await fillInDates(page, trip)
  await page.reload()
  await expect(location).toHaveValue(trip.location.name)
  await expect(from).toHaveValue(trip.from)

  await page.getByRole('button', { name: 'Search' }).click()
  await expect(heading(page, `Cars at ${trip.location.name}`)).toBeVisible()
  await page.goBack()
  await expect(location).toHaveValue(trip.location.name)
  await expect(from).toHaveValue(trip.from)
})

test('a partial location and an invalid date are kept after a reload @nightly', async ({
  page,
}) => {
  await page.goto('/')
  const location = page.getByRole('combobox', { name: 'Pick-up location' })
  await location.fill('tun')
  await openDates(page)
  await page.getByLabel('Drop-off date', { exact: true }).fill(getDayAfter(1))
  await page.reload()
  await expect(location).toHaveValue('tun')
  await expect(page.getByLabel('Drop-off date', { exact: true })).toHaveValue(getDayAfter(1))
})

test('sign-in and sign-up keep the input, but never a password @nightly', async ({
  page,
  guest,
}) => {
  await page.goto('/sign-in')
  await page.getByLabel('Email', { exact: true }).fill(guest.email)
  await page.getByLabel('Password', { exact: true }).fill('compiler-1952')
  await page.reload()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(guest.email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')

  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
  await fillInDriver(page, guest)
  await page.getByLabel('Password', { exact: true }).fill('compiler-1952')
  await page.goBack()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(guest.email)
  await page.goForward()
  await expect(page.getByLabel('Full name', { exact: true })).toHaveValue(guest.fullName)
  await page.reload()
  await expect(page.getByLabel('Date of birth', { exact: true })).toHaveValue('10/12/1990')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  const storedData = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
  expect(storedData).not.toContain('compiler-1952')
})

test('signing in clears the stored form input @nightly', async ({ page, customer }) => {
  await page.goto('/sign-in')
  await signIn(page, customer)
  await expect(accountMenu(page, customer)).toBeVisible()
  await signOut(page, customer)
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await expect(heading(page, 'Sign in')).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('')
})

test('checkout keeps an unfinished step when going back, visiting another page and signing in @nightly', async ({
  page,
  trip,
  guest,
  customer,
}) => {
  await page.goto('/')
  await visitCheckout(page, trip)
  await page.getByRole('checkbox', { name: 'Additional driver' }).check()
  await passOptions(page)
  await fillInDriver(page, guest)
  await page.getByLabel('Additional driver: full name', { exact: true }).fill('Annabella')
  await page.goBack()
  await expect(locateStepHeading(page, 'Booking options')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('form', { name: 'Find a car' })).toBeVisible()
  await page.goForward()
  await expect(locateStepHeading(page, 'Booking options')).toBeVisible()
  // The draft is stored only in this tab, so a checked box shows that the page is hydrated. Until the price is
  // loaded, checkout returns from an entry that it has not opened.
  await expect(page.getByRole('checkbox', { name: 'Additional driver' })).toBeChecked()
  await page.waitForLoadState('networkidle')
  await page.goForward()
  await expect(page.getByLabel('Full name', { exact: true })).toHaveValue(guest.fullName)

  await page.getByRole('link', { name: /^Sign in \(/ }).click()
  await signIn(page, customer)
  await expect(locateStepHeading(page, 'Driver details')).toBeVisible()
  await expect(page.getByLabel('Additional driver: full name', { exact: true })).toHaveValue(
    'Annabella',
  )
})

test('a failed booking request keeps all checkout input @nightly', async ({
  page,
  trip,
  guest,
  callControl,
}) => {
  await openFilledReview(page, trip, guest)
  await bookWithOutcome(page, callControl, { code: 'internal' })
  await expect(locateRefusalHeading(page, 'Something went wrong.')).toBeVisible()
  await pressButton(page, 'Back to the review')
  await expect(page.getByRole('checkbox', { name: 'I accept the terms of use.' })).toBeChecked()
  await page.getByRole('button', { name: /^(Edit|Change).*[Dd]river/ }).click()
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue(guest.phone)
  await pressButton(page, 'Continue to payment options')
  await passPayment(page)
  await acceptAndBook(page)
})

test('the terms open in a separate tab, and checkout keeps the input @nightly', async ({
  page,
  trip,
  guest,
}) => {
  await openFilledReview(page, trip, guest)
  const [terms] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('main').getByRole('link', { name: 'terms of use' }).click(),
  ])
  await expect(heading(terms, 'Terms of use')).toBeVisible()
  await terms.close()
  await acceptAndBook(page)
})
