import { checkoutPath, searchPath } from '../steps/booking/trip.ts'
import { holdScripts, prefersLanguage } from '../steps/page/documents.ts'
import { expect, heading, test } from '../steps/person/customer.ts'

test.beforeEach(({ context, baseURL }) => prefersLanguage(context, 'en', baseURL ?? ''))

test('a search shows its place and the plates of its cars before the app is there', async ({
  page,
  trip,
}) => {
  const release = await holdScripts(page)
  await page.goto(searchPath(trip), { waitUntil: 'commit' })
  await expect(page.getByText(trip.location.name)).toBeVisible()
  await expect(page.locator('.vehicle-plate:empty')).toHaveCount(4)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Compare cars/)
  release()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.locator('.vehicle-plate:empty')).toHaveCount(0)
})

test('a checkout names its car before the app is there, and as the app does @nightly', async ({
  page,
  trip,
}) => {
  const release = await holdScripts(page)
  await page.goto(checkoutPath(trip), { waitUntil: 'commit' })
  const title = heading(page, `Book your ${trip.car.name}`)
  await expect(title).toBeVisible()
  await expect(page.locator('main [aria-busy=true]').first()).toBeVisible()
  release()
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await expect(title).toBeVisible()
})
