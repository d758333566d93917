import { expect, heading, test } from '../steps/customer.ts'
import { carPath, checkoutPath, dayIn, LONG_AGO, searchPath, tripIn } from '../steps/trip.ts'
import { FREE_CARS, NOBODY } from '../steps/world.ts'

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
    what: 'half a letter',
    path: '/%E0%A4%A',
    title: 'Nothing to see here!',
    wayOn: 'Find a car',
  },
  {
    what: 'a lone percent sign',
    path: '/%?x=%#%',
    title: 'Nothing to see here!',
    wayOn: 'Find a car',
  },
  {
    what: 'a car with half a letter for its id',
    path: '/car/%E0%A4%A',
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
    path: searchPath(LONG_AGO),
    says: 'No car can be booked for the dates of this link any more.',
  },
  {
    what: 'for longer than any rental',
    path: searchPath({ ...soon, to: dayIn(760) }),
    says: 'No car can be booked for the dates of this link any more.',
  },
  {
    what: 'in the next century',
    path: searchPath({ ...soon, from: '2100-06-01', to: '2100-06-04' }),
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

/** A checkout whose car, place or dates are none, and what is said instead of a price. */
const CHECKOUTS = [
  { what: 'an unknown car', path: checkoutPath({ ...soon, car: { id: NOBODY, name: '' } }) },
  { what: 'an unknown place', path: checkoutPath({ ...soon, place: nowhere }) },
] as const

for (const { what, path } of CHECKOUTS) {
  test(`a checkout of ${what} says that it cannot be booked, with a way on`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'This trip cannot be booked' })).toBeVisible()
    await expect(
      page.getByText('The car or the place of this link does not exist any more.'),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Choose place and dates' }).click()
    await expect(page.getByRole('form', { name: 'Find a car' })).toBeVisible()
  })
}

/** Dates that are right in form and that no rental can have, wherever a link leads. */
const FAR = [
  { what: 'lasts too long', trip: { ...soon, to: dayIn(760) }, field: 'Drop-off date' },
  {
    what: 'is in the next century',
    trip: { ...soon, from: '2100-06-01', to: '2100-06-04' },
    field: 'Pick-up date',
  },
] as const

for (const { what, trip, field } of FAR) {
  test(`a rental that ${what} is said at the field, and mended there`, async ({ page }) => {
    for (const [path, submit] of [
      [searchPath(trip), 'Search'],
      [carPath(trip), 'Show the price'],
    ] as const) {
      await page.goto(path)
      const date = page.getByLabel(field)
      await expect(date).toHaveAccessibleDescription(/^Too late: the latest possible time is /)
      await page.getByLabel('Pick-up date').fill(soon.from)
      await page.getByLabel('Drop-off date').fill(soon.to)
      await page.getByRole('button', { name: submit }).click()
      await expect(page.getByText(/for 3 days/).first()).toBeVisible()
    }
  })

  test(`a checkout that ${what} says so, and leads to new dates`, async ({ page }) => {
    await page.goto(checkoutPath(trip))
    await expect(page.getByText('The rental is too long, or too far in the future.')).toBeVisible()
    await page.getByRole('link', { name: 'Choose place and dates' }).click()
    await expect(page.getByRole('form', { name: 'Find a car' })).toBeVisible()
  })
}

test('filters and pages that do not exist are left out of a search', async ({ page, trip }) => {
  await page.goto(`${searchPath(trip)}&rg=tank&st=99&by=colour&n=none`)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto(`${searchPath(trip)}&n=999`)
  await page.getByRole('link', { name: 'Go to the first page' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a slash at the end changes nothing', async ({ page, trip }) => {
  await page.goto(searchPath(trip).replace('?', '/?'))
  await expect(heading(page, `Cars at ${trip.place.name}`)).toBeVisible()
  await page.goto('/sign-in/')
  await expect(heading(page, 'Sign in')).toBeVisible()
  await page.goto(carPath(trip).replace('?', '/?'))
  await expect(heading(page, trip.car.name)).toBeVisible()
})

test('a language that is none is not asked for', async ({ page }) => {
  await page.goto('/?l=%00&l=tlh')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('form', { name: 'Find a car' })).toBeVisible()
})
