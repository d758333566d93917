import { buildCarPath, buildSearchPath } from '../steps/booking/trip.ts'
import { expect, heading, signIn, test } from '../steps/person/customer.ts'
import { waitUntilUsable } from '../steps/page/documents.ts'

test.use({ chosenLanguage: null })

/** Simulates a browser that blocks cookies: it stores none, and accessing storage throws. */
test.beforeEach(async ({ context }) => {
  await context.route('**/api/sign-in/*', async (route) => {
    const response = await route.fetch()
    await context.clearCookies()
    const headers = response.headers()
    delete headers['set-cookie']
    await route.fulfill({ response, headers })
  })
  await context.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { get: () => '', set() {} })
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  })
})

test('a browser without cookies shows cars and prices, and an error when signing in', async ({
  page,
  context,
  trip,
  customer,
}) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto(`${buildSearchPath(trip)}&l=en`)
  await waitUntilUsable(page)
  await expect(page.getByRole('article').first()).toContainText('TND')
  await page.goto(`${buildCarPath(trip)}&l=en`)
  await waitUntilUsable(page)
  await expect(heading(page, trip.car.name)).toBeVisible()

  await page.goto('/sign-in?l=en')
  await waitUntilUsable(page)
  await signIn(page, customer)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/^Your browser blocks cookies/)
  expect(await context.cookies()).toEqual([])
  expect(errors).toEqual([])
})
