import { expect, test } from '../steps/person/customer.ts'
import { buildSearchPath } from '../steps/booking/trip.ts'

// @shows SEARCH-9
test('from 768 pixels, filters are beside the cars, and can be hidden @nightly', async ({
  page,
  trip,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto(buildSearchPath(trip))
  const filters = page.getByRole('region', { name: 'Filters' })
  const car = page.getByRole('list', { name: 'Cars', exact: true }).getByRole('article').first()
  await expect(filters).toBeVisible()
  await expect(car).toBeVisible()
  const [beside, list] = [await filters.boundingBox(), await car.boundingBox()]
  expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThan(list?.x ?? 0)

  await page.getByRole('button', { name: 'Hide filters' }).click()
  await expect(filters).toBeHidden()
  await page.getByRole('button', { name: 'Show filters' }).click()
  await expect(filters).toBeVisible()

  await page.setViewportSize({ width: 767, height: 1024 })
  await expect(filters).toBeHidden()
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const foot = await sheet.getByRole('button', { name: /^Show \d+/ }).boundingBox()
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeGreaterThan(1024 - 24)
})

test('on a phone, the first car starts in the upper third of the screen', async ({
  page,
  trip,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(buildSearchPath(trip))
  const car = page.getByRole('list', { name: 'Cars', exact: true }).getByRole('article').first()
  await expect(car).toBeVisible()
  const box = await car.boundingBox()
  expect(box?.y).toBeLessThanOrEqual(270)
  // The card shows what is included, as on wider screens.
  await expect(
    car.getByRole('listitem').filter({ hasText: 'Collision damage waiver' }),
  ).toBeVisible()
})
