import { becomes, expect, heading, test } from '../steps/customer.ts'
import { carPath, checkoutPath, dayIn, searchPath, tripIn } from '../steps/trip.ts'
import { BOOKINGS, FREE_CARS, PEOPLE, PLACES } from '../steps/world.ts'

const NOBODY = '0123456789abcdef01234567'
const past = { ...tripIn(0, FREE_CARS[0]), from: dayIn(-9), to: dayIn(-6) }
const soon = tripIn(20, FREE_CARS[0])
const nowhere = { id: NOBODY, name: 'Nowhere' }

/** A link that is wrong or old, what its page says, and the way on that it offers. */
const LINKS = [
  {
    what: 'an address that leads nowhere',
    path: '/no/such/page',
    title: 'Nothing to see here!',
    wayOn: 'Find a car',
  },
  {
    what: 'nonsense',
    path: '/%C3%A9%20%2F?x=%00',
    title: 'Nothing to see here!',
    wayOn: 'Find a car',
  },
  {
    what: 'a car that is none',
    path: `/car/${NOBODY}`,
    title: 'This car is no longer here',
    wayOn: 'Find a car',
  },
  {
    what: 'a car with a malformed id',
    path: '/car/17',
    title: 'This car is no longer here',
    wayOn: 'Find a car',
  },
  {
    what: 'a car that is none on dates that are some',
    path: carPath({ ...soon, car: { id: NOBODY, name: '' } }),
    title: 'This car is no longer here',
    wayOn: 'Cars for these dates',
  },
  {
    what: 'a checkout without a trip',
    path: `/checkout?c=${FREE_CARS[0].id}`,
    title: 'This checkout link is incomplete',
    wayOn: 'Find a car',
  },
  {
    what: 'a checkout of no car at all',
    path: '/checkout',
    title: 'This checkout link is incomplete',
    wayOn: 'Find a car',
  },
  {
    what: 'a checkout of a day that is none',
    path: checkoutPath({ ...soon, from: '2027-02-30', to: '2027-03-02' }),
    title: 'This checkout link is incomplete',
    wayOn: 'Find a car',
  },
] as const

for (const { what, path, title, wayOn } of LINKS) {
  test(`${what} gets a page that says so, with a way on`, async ({ page }) => {
    await page.goto(path)
    await expect(heading(page, title)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: wayOn })).toBeVisible()
  })
}

/** Searches keep what is right in them, and the form to mend the rest. */
const SEARCHES = [
  {
    what: 'without anything',
    path: '/search',
    says: 'This link is missing a place or dates.',
  },
  {
    what: 'in the past',
    path: searchPath(past),
    says: 'No car can be booked for the dates of this link any more.',
  },
  {
    what: 'at a place that is none',
    path: searchPath({ ...soon, place: nowhere }),
    says: 'We do not know the place of this link any more.',
  },
  {
    what: 'with nonsense in it',
    path: `/search?p=[]&f=soon&t=later&n=-1&rg=tank&de=lots`,
    says: 'This link is missing a place or dates.',
  },
  {
    what: 'that ends before it begins',
    path: searchPath({ ...soon, from: soon.to, to: soon.from }),
    says: 'This link is missing a place or dates.',
  },
] as const

for (const { what, path, says } of SEARCHES) {
  test(`a search ${what} says so above the form`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByText(says)).toBeVisible()
    await expect(page.getByRole('form', { name: 'Find a car' })).toBeVisible()
  })
}

test('an old search keeps its place, and new dates make it a search again', async ({
  page,
  trip,
}) => {
  await page.goto(searchPath({ ...past, place: PLACES.tunisAirport }))
  await expect(page.getByRole('combobox', { name: 'Pick-up place' })).toHaveValue(trip.place.name)
  await page.getByLabel('Pick-up date').fill(trip.from)
  await page.getByLabel('Drop-off date').fill(trip.to)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(heading(page, `Cars in ${trip.place.name}`)).toBeVisible()
})

test('filters and pages that do not exist are left out of a search', async ({ page, trip }) => {
  await page.goto(`${searchPath(trip)}&rg=tank&st=99&by=colour&n=none`)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto(`${searchPath(trip)}&n=999`)
  await page.getByRole('link', { name: 'Go to the first page' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a checkout of an unknown car, an unknown place or in the past says what is wrong', async ({
  page,
}) => {
  const refused = page.getByRole('heading', { name: 'This trip cannot be booked' })
  const wayOn = page.getByRole('link', { name: 'Choose place and dates' })
  await page.goto(checkoutPath({ ...soon, car: { id: NOBODY, name: '' } }))
  await expect(refused).toBeVisible()
  await expect(wayOn).toBeVisible()
  await page.goto(checkoutPath({ ...soon, place: nowhere }))
  await expect(refused).toBeVisible()
  await page.goto(checkoutPath(past))
  await expect(page.getByText('The pick-up time is over or too close.')).toBeVisible()
  await expect(wayOn).toBeVisible()
})

test('a car link with old dates shows the car and asks for new ones', async ({ page }) => {
  await page.goto(carPath(past))
  await expect(heading(page, past.car.name)).toBeVisible()
  await expect(page.getByRole('form', { name: 'Find a car' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Book', exact: true })).toHaveCount(0)
})

test('a booking link sends a stranger to sign in and back, and nobody else’s is shown', async ({
  page,
}) => {
  await page.goto(`/booking?b=${BOOKINGS.cancellable}`)
  await expect(heading(page, 'Sign in')).toBeVisible()
  await becomes(page, PEOPLE.oliver)
  await page.goto(`/booking?b=${BOOKINGS.cancellable}`)
  await expect(heading(page, /There is no such booking|Sign in to see this/)).toBeVisible()
  await page.goto(`/booking?b=${NOBODY}`)
  await expect(heading(page, 'There is no such booking')).toBeVisible()
  await page.goto('/booking?b=17')
  await expect(heading(page, 'There is no such booking')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'See my bookings' }).click()
  await expect(heading(page, 'Bookings')).toBeVisible()
})

test('wrong filters and pages of the bookings show bookings', async ({ page }) => {
  await becomes(page, PEOPLE.oliver)
  await page.goto('/bookings?status=lost,pending&page=0')
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible()
  await page.goto('/bookings?page=77')
  await page.getByRole('link', { name: 'Go to the first page' }).click()
  await expect(page.getByRole('row').getByRole('link').first()).toBeVisible()
})

test('a slash at the end changes nothing', async ({ page, trip }) => {
  await page.goto(searchPath(trip).replace('?', '/?'))
  await expect(heading(page, `Cars in ${trip.place.name}`)).toBeVisible()
  await page.goto('/sign-in/')
  await expect(heading(page, 'Sign in')).toBeVisible()
  await page.goto(carPath(trip).replace('?', '/?'))
  await expect(heading(page, trip.car.name)).toBeVisible()
})

test('sign-in does not follow a link to another site', async ({ page, customer }) => {
  await page.goto('/sign-in?from=https://evil.example/')
  await page.getByRole('textbox', { name: 'Email' }).fill(customer.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(customer.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/')
})
