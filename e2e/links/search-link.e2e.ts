import type { Page, Request } from '@playwright/test'

import {
  openOtherVisitor,
  recordCalls,
  expect,
  heading,
  openFilter,
  test,
} from '../steps/person/customer.ts'
import { buildSearchPath } from '../steps/booking/trip.ts'
import { waitUntilUsable } from '../steps/page/documents.ts'
import { SUPPLIERS } from '../steps/booking/demo-fixtures.ts'

const locateCarNames = (page: Page) =>
  page.getByRole('list', { name: 'Cars' }).getByRole('article').getByRole('heading')

// @shows SEARCH-18
test('a search link applies its filters, sorting and page in any browser @nightly', async ({
  page,
  trip,
  browser,
}) => {
  await page.goto(buildSearchPath(trip))
  await page.getByRole('checkbox', { name: 'Mini car' }).check()
  await page.getByRole('checkbox', { name: 'Air conditioning' }).check()
  await page.getByRole('radio', { name: 'Deposit up to 500 TND' }).check()
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Rating')
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByText(/^16 to \d+ of \d+$/)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Cars' })).toHaveAttribute('aria-busy', 'false')
  const names = await locateCarNames(page).allTextContents()
  const url = page.url()
  expect(names.length).toBeGreaterThan(0)

  const stranger = await openOtherVisitor(browser)
  await stranger.goto(url)
  await expect(locateCarNames(stranger)).toHaveText(names)
  await expect(stranger.getByRole('checkbox', { name: 'Mini car' })).toBeChecked()
  await expect(stranger.getByRole('checkbox', { name: 'Air conditioning' })).toBeChecked()
  await expect(stranger.getByRole('radio', { name: 'Deposit up to 500 TND' })).toBeChecked()
  await expect(stranger.getByRole('combobox', { name: 'Sort by' })).toHaveValue('rating')
  const chosen = stranger.getByRole('list', { name: 'Selected filters' })
  await expect(chosen.getByRole('link', { name: /^Remove filter/ })).toHaveCount(3)
  await stranger.close()
})

// @shows SEARCH-13
test('going back from any result page leads to the form, and going forward returns @nightly', async ({
  page,
  trip,
}) => {
  await page.goto('/')
  await page.goto(buildSearchPath(trip))
  const first = (await locateCarNames(page).first().textContent()) ?? ''
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByText(/^16 to/)).toBeVisible()
  await expect(locateCarNames(page).first()).not.toHaveText(first)

  await page.goBack()
  await expect(page.getByRole('form', { name: 'Find a car' })).toBeVisible()
  await page.goForward()
  await expect(page.getByText(/^16 to/)).toBeVisible()
  await page.getByRole('link', { name: 'Previous page' }).click()
  await expect(page.getByText(/^1 to/)).toBeVisible()
  await expect(locateCarNames(page).first()).toHaveText(first)
})

test('each filter sends one request, and can be removed with its chip @nightly', async ({
  page,
  trip,
}) => {
  const calls = recordCalls(page)
  await page.goto(buildSearchPath(trip))
  await expect(locateCarNames(page).first()).toBeVisible()
  const searches = () => calls.filter((call) => call.includes('/frontend-cars/'))
  await waitUntilUsable(page)
  // The document contains the cars.
  expect(searches()).toHaveLength(0)

  await page.getByRole('checkbox', { name: 'Automatic' }).check()
  const chip = page.getByRole('link', { name: 'Remove filter: Automatic' })
  await expect(chip).toBeVisible()
  await openFilter(page, 'Rental company')
  await expect.poll(() => searches().length).toBe(1)
  await page.getByRole('checkbox', { name: SUPPLIERS.jasmin.name }).check()
  await expect.poll(() => searches().length).toBe(2)
  await chip.click()
  await expect(page.getByRole('checkbox', { name: 'Automatic' })).not.toBeChecked()
  await expect.poll(() => searches().length).toBe(3)
  await page.getByRole('link', { name: `Remove filter: ${SUPPLIERS.jasmin.name}` }).click()
  await expect(page.getByRole('list', { name: 'Selected filters' })).toHaveCount(0)
  await expect(locateCarNames(page).first()).toBeVisible()
  // A car that moves under the mouse is preloaded.
  const others = calls.filter((call) => !/\/(frontend-cars|nearby-offers|car)\//.test(call))
  expect(others).toEqual([])
})

test('a link clicked before a new filter is in the URL still opens its target @nightly', async ({
  page,
  trip,
}) => {
  await page.goto(buildSearchPath(trip))
  const car = page.getByRole('article').first().getByRole('link').first()
  await expect(car).toBeVisible()
  const link = await car.elementHandle()
  await page
    .getByRole('checkbox', { name: /^Mini car/ })
    .first()
    .evaluate((box: HTMLElement, first) => {
      box.click()
      if (first instanceof HTMLElement) first.click()
    }, link)
  await expect(page).toHaveURL(/\/car\/\w+/)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL(/\/car\/\w+/)
})

test('a request for outdated filters is cancelled, and its response is never shown @nightly', async ({
  page,
  trip,
  callControl,
}) => {
  await page.goto(buildSearchPath(trip))
  await expect(locateCarNames(page).first()).toBeVisible()
  await waitUntilUsable(page)
  await callControl.plan('findCars', 'hold')
  const cancelled = page.waitForEvent('requestfailed', isSearchFor('scooter'))
  await page.getByRole('checkbox', { name: 'Scooter' }).check()
  await callControl.held('findCars')
  await page.getByRole('checkbox', { name: 'Scooter' }).uncheck()
  const found = page.waitForEvent('requestfinished', isSearchFor('truck'))
  await page.getByRole('checkbox', { name: 'Truck' }).check()
  await Promise.all([cancelled, found])
  const list = page.getByRole('list', { name: 'Cars', exact: true })
  await expect(list).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByRole('link', { name: 'Remove filter: Truck' })).toBeVisible()
  // Unlike `innerText`, this includes the cars below the first view, which are not painted yet.
  const names = await locateCarNames(page).allTextContents()

  await callControl.release('findCars')
  await locateCarNames(page).first().getByRole('link').click()
  await page.goBack()
  await expect(locateCarNames(page)).toHaveText(names)
  await expect(page.getByRole('checkbox', { name: 'Truck' })).toBeChecked()
})

const isSearchFor = (range: string) => (request: Request) =>
  request.url().includes('/frontend-cars/') && request.postData()?.includes(`["${range}"]`) === true

test('home makes at most three calls besides the map’s, and a search that the server rendered makes none @nightly', async ({
  page,
  trip,
}) => {
  const calls = recordCalls(page)
  const listOtherCalls = () => calls.filter((call) => !call.includes('locations-with-position'))
  await page.goto('/')
  await page.mouse.wheel(0, 400)
  await expect(page.getByRole('link', { name: /^Mini car.*From 52\sTND per day$/ })).toBeVisible()
  await page.getByRole('heading', { name: 'Our rental companies' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: 'Talk to a real person' })).toBeVisible()
  expect(listOtherCalls().length).toBeLessThanOrEqual(3)

  // Uses a separate tab, because a home page block may still send a request while the user leaves.
  const search = await page.context().newPage()
  const searchCalls = recordCalls(search)
  await search.goto(buildSearchPath(trip))
  await expect(locateCarNames(search).first()).toBeVisible()
  await waitUntilUsable(search)
  await search.waitForLoadState('networkidle')
  expect(searchCalls).toEqual([])
})

// @shows MONEY-15
test('an exchange rate is requested once per currency and session @nightly', async ({
  page,
  trip,
}) => {
  const calls = recordCalls(page)
  const choose = async (name: RegExp) => {
    await page.getByRole('button', { name: /^Currency: / }).click()
    await page.getByRole('menuitemradio', { name }).click()
  }
  await page.goto(buildSearchPath(trip))
  await expect(locateCarNames(page).first()).toBeVisible()
  const total = page.getByRole('article').first()
  await choose(/^EUR/)
  await expect(total).toContainText('€')
  await choose(/^USD/)
  await expect(total).toContainText('$')
  await choose(/^EUR/)
  await expect(total).toContainText('€')
  await locateCarNames(page).first().getByRole('link').click()
  await expect(page.getByText(/€[\d.]+\/day/).first()).toBeVisible()

  expect(calls.filter((call) => call.includes('/rates'))).toHaveLength(2)
})

// @shows SEARCH-17
test('an empty search offers to remove its most restrictive filter, and shows cars without it @nightly', async ({
  page,
  trip,
}) => {
  await page.goto(`${buildSearchPath(trip)}&size=scooter&seats=6`)
  await expect(page.getByRole('heading', { name: 'No cars match' })).toBeVisible()
  const closest = page.getByRole('list', { name: 'Cars without this filter' })
  await expect(closest.getByRole('link').first()).toBeVisible()
  await page.getByRole('link', { name: /^See \d+ cars? without this filter$/ }).click()
  await expect(locateCarNames(page).first()).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Scooter' })).not.toBeChecked()
  await expect(heading(page, `Cars at ${trip.location.name}`)).toBeVisible()
})
