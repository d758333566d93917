import { expectAccessible } from '../steps/page/axe.ts'
import { expect, heading, test } from '../steps/person/customer.ts'
import { buildCarPath, buildSearchPath, createTripAfter } from '../steps/booking/trip.ts'
import { FREE_CARS, LOCATIONS } from '../steps/booking/demo-fixtures.ts'

const MAP_SCRIPT_URLS = /\/assets\/(drawn-map|map|_virtual_land)-[\w-]{8}\.js$/

// @shows HOME-5, MAP-4, MAP-5
test('a map loads on scrolling, calls no third party, and its markers fill the form', async ({
  page,
}) => {
  const requestedUrls: string[] = []
  page.on('request', (request) => requestedUrls.push(request.url()))
  await page.goto('/?l=fr')
  const map = page.getByRole('figure', { name: 'Carte des agences' })
  await expect(map).toBeAttached()
  expect(requestedUrls.filter((url) => MAP_SCRIPT_URLS.test(url))).toEqual([])

  await map.scrollIntoViewIfNeeded()
  await map.getByRole('button', { name: /^Benghazi/ }).focus()
  await page.keyboard.press('Enter')
  await map.getByRole('button', { name: 'Prendre la voiture ici' }).press('Enter')
  await expect(page.getByRole('combobox').first()).toHaveValue('Benghazi')
  const { origin } = new URL(page.url())
  expect(
    requestedUrls.filter((url) => !url.startsWith(origin) && !url.startsWith('data:')),
  ).toEqual([])
})

// @shows MAP-4
test('on a phone, crowded locations separate after zooming in, and link to their cars @nightly', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/locations')
  const map = page.getByRole('figure', { name: 'Map of the locations' })
  await map.scrollIntoViewIfNeeded()
  const crowds = map.getByRole('button', { name: /locations. Zoom in/ })
  const before = await crowds.first().getAttribute('title')
  await crowds.first().click()
  await expect(map.getByTitle(before ?? '', { exact: true })).toHaveCount(0)
  await map
    .getByRole('button', { name: /, from / })
    .first()
    .press('Enter')
  await expectAccessible(page)
  await map.getByRole('link', { name: 'See the cars' }).click()
  await expect(heading(page, /^Cars at /)).toBeVisible()
})

// @shows MAP-3
test('the list of locations remains if the map fails, and a retry loads the map @nightly', async ({
  page,
  context,
}) => {
  await context.route(MAP_SCRIPT_URLS, (route) => route.abort())
  await page.goto('/locations')
  await expect(heading(page, 'Locations')).toBeVisible()
  const map = page.getByRole('figure', { name: 'Map of the locations' })
  await map.scrollIntoViewIfNeeded()
  await expect(map.getByText('The map couldn’t be loaded')).toBeVisible()
  await expect(page.getByRole('link', { name: LOCATIONS.gafsa.name, exact: true })).toBeVisible()

  await context.unroute(MAP_SCRIPT_URLS)
  await map.getByRole('button', { name: 'Try again' }).click()
  await expect(map.getByRole('button', { name: 'Zoom in', exact: true })).toBeVisible()
})

test('a search shows the pick-up address, and the car page shows it on a map @nightly', async ({
  page,
}) => {
  const trip = createTripAfter(20, FREE_CARS[0])
  await page.goto(buildSearchPath(trip))
  const { name } = trip.location
  const address = page.getByRole('region', { name: 'Where you pick up' })
  await address.scrollIntoViewIfNeeded()
  await expect(
    address.getByRole('list', { name: 'Parking' }).getByRole('listitem'),
  ).not.toHaveCount(0)
  await expect(address.getByRole('link', { name: `Open in Maps: ${name}` })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=/,
  )

  await page.goto(buildCarPath(trip))
  const map = page.getByRole('figure', { name: 'Map of the pick-up locations' })
  await map.scrollIntoViewIfNeeded()
  await expect(map.getByRole('button', { name: 'Zoom in', exact: true })).toBeVisible()
})
