import { buildCarPath, buildSearchPath } from '../steps/booking/trip.ts'
import { expect, heading, signInAs, test } from '../steps/person/customer.ts'
import { waitUntilUsable, watchHydration, waitForHydration } from '../steps/page/documents.ts'

test('when a session ends during rendering, private pages redirect, and home shows no customer', async ({
  page,
  pageCallControl,
  customer,
  booking,
}) => {
  await signInAs(page, customer)
  const open = (path: string) => page.request.get(path, { maxRedirects: 0 })
  for (const operation of ['listBookings', 'readUser', 'readNotificationCounter']) {
    // oxlint-disable-next-line no-await-in-loop -- one failure after the other
    await pageCallControl.plan(operation, { code: 'unauthenticated' }, 2)
    // oxlint-disable-next-line no-await-in-loop -- as above
    const response = await open('/bookings')
    expect.soft({ operation, status: response.status() }).toEqual({ operation, status: 302 })
    expect.soft(response.headers()['location']).toBe('/sign-in?from=%2Fbookings')
    // oxlint-disable-next-line no-await-in-loop -- as above
    await pageCallControl.forget(operation)
  }

  await pageCallControl.plan('readNotificationCounter', { code: 'unauthenticated' })
  const home = await open('/')
  expect([home.status(), home.headers()['cache-control']]).toEqual([200, 'private, no-store'])
  expect(await home.text()).not.toContain(customer.name)
  expect(await (await open('/bookings')).text()).toContain(booking)
})

const FAILURES = {
  'status 500': { code: 'internal' },
  'status 503': { code: 'unavailable', retryAfter: 1 },
  'something that is not JSON': { body: '<html>' },
} as const

for (const [failure, outcome] of Object.entries(FAILURES)) {
  const tag = failure === 'status 500' ? '' : ' @nightly'

  test(`the browser fetches the data that the server could not fetch, after ${failure}${tag}`, async ({
    page,
    context,
    pageCallControl,
    customer,
    booking,
    trip,
  }) => {
    await signInAs(page, customer)
    await watchHydration(context)
    for (const operation of ['findCars', 'readCar', 'listBookings', 'listNotifications'])
      // oxlint-disable-next-line no-await-in-loop -- one call after the other
      await pageCallControl.plan(operation, outcome, 9)
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    const main = page.getByRole('main')

    await page.goto(buildSearchPath(trip))
    await expect(page.getByRole('article')).toHaveCount(15)
    await expect(page.getByRole('article').first()).toContainText('TND')
    await page.goto(buildCarPath(trip))
    await expect(heading(page, trip.car.name)).toBeVisible()
    await page.goto('/bookings')
    await expect(page.getByRole('row').filter({ hasText: trip.car.name })).toBeVisible()
    await waitForHydration(page)
    await expect(main.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await page.goto('/notifications')
    await expect(page.getByRole('list', { name: 'Notifications' })).toContainText(trip.car.name)
    await waitForHydration(page)
    await expect(main.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    expect(booking).not.toBe('')
    expect(errors).toEqual([])
  })
}

test('a search page without cars returns 503, and incomplete pages are not cached', async ({
  page,
  pageCallControl,
  trip,
}) => {
  for (const outcome of Object.values(FAILURES)) {
    // oxlint-disable-next-line no-await-in-loop -- one failure after the other
    await pageCallControl.plan('findCars', outcome, 9)
    // oxlint-disable-next-line no-await-in-loop -- as above
    const response = await page.request.get(buildSearchPath(trip))
    expect
      .soft([response.status(), response.headers()['cache-control']])
      .toEqual([503, 'private, no-store'])
    // oxlint-disable-next-line no-await-in-loop -- as above
    await pageCallControl.forget('findCars')
  }
  await pageCallControl.plan('readSettings', { body: '<html>' }, 9)
  const home = await page.request.get('/')
  expect([home.status(), home.headers()['cache-control']]).toEqual([200, 'private, no-store'])
})

test('a page can be retried if neither the server nor the browser could fetch data @nightly', async ({
  page,
  callControl,
  pageCallControl,
  trip,
}) => {
  await pageCallControl.plan('readCar', { code: 'internal' }, 9)
  await callControl.plan('readCar', { code: 'internal' }, 9)
  const response = await page.goto(buildCarPath(trip))
  expect(response?.status()).toBe(500)
  // By now, the browser has also requested the car.
  await waitUntilUsable(page)
  await expect(heading(page, 'Something went wrong.')).toBeVisible()

  await callControl.forget('readCar')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, trip.car.name)).toBeVisible()
})

test('when an API call stalls, the server sends the shell and the browser renders the page @nightly', async ({
  page,
  pageCallControl,
  trip,
}) => {
  await pageCallControl.plan('findCars', 'hold', 9)
  const response = await page.goto(buildSearchPath(trip), { waitUntil: 'commit' })
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('article')).toHaveCount(15)
  await pageCallControl.release('findCars')
})
