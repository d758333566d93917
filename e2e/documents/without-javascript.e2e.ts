import { expect, heading, test } from '../steps/person/customer.ts'
import { signInForCalls } from '../steps/person/people.ts'
import { buildCarPath, buildCheckoutPath, buildSearchPath } from '../steps/booking/trip.ts'

test.use({ javaScriptEnabled: false })

const NEEDS_JAVASCRIPT = /needs JavaScript|Turn on JavaScript/

test.describe('without JavaScript, on a first visit', () => {
  test.use({ chosenLanguage: null })

  // @shows PAGE-35
  test('the home page is in French', async ({ page }) => {
    await page.goto('/')
    await expect(
      heading(page, 'Louez une voiture auprès de loueurs locaux. Sans frais cachés.'),
    ).toBeVisible()
    await expect(page.getByLabel('Lieu de prise en charge')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Rechercher' })).toBeVisible()
    await expect(page).toHaveTitle('Louer une voiture - Masar')
  })

  // @shows LANG-3
  test('a page is in the language that its URL specifies', async ({ page }) => {
    const response = await page.goto('/sign-in?l=es')
    expect(response?.headers()['content-language']).toBe('es')
    await expect(heading(page, 'Iniciar sesión')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  })
})

test('without JavaScript, the home page shows its blocks and footer, and its form finds cars', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0)
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()

  await page.getByRole('combobox', { name: 'Pick-up location' }).fill('Tunis-Carthage Airport')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(heading(page, 'Cars at Tunis-Carthage Airport')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(15)
})

test('without JavaScript, filters, sorting and pagination work with plain forms and links', async ({
  page,
  trip,
}) => {
  await page.goto(buildSearchPath(trip))
  const cars = page.getByRole('article')
  await expect(cars).toHaveCount(15)
  await page.getByRole('checkbox', { name: /^Automatic/ }).check()
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Total price')
  await page.getByRole('button', { name: 'Apply filters and order' }).first().click()

  await expect(page.getByRole('checkbox', { name: /^Automatic/ })).toBeChecked()
  await expect(cars.filter({ hasText: 'Automatic' })).toHaveCount(15)
  // Leaves out deposits, which are also formatted as amounts.
  const prices = await cars
    .locator(':not(strong)')
    .filter({ hasText: /^[\d,.]+\sTND$/ })
    .allTextContents()
  const amounts = prices.map((price) => Number(price.replaceAll(/[^\d.]/g, '')))
  expect(amounts.length).toBeGreaterThan(10)
  expect(amounts).toEqual(amounts.toSorted((one, other) => one - other))

  const first = await cars.first().textContent()
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/[?&]page=2/)
  await expect(cars.first()).not.toHaveText(first ?? '')
  await expect(cars.filter({ hasText: 'Manual' })).toHaveCount(0)
})

test('without JavaScript, the car page shows a price, and checkout shows a notice', async ({
  page,
  trip,
}) => {
  await page.goto(buildCarPath(trip))
  await expect(heading(page, trip.car.name)).toBeVisible()
  await expect(page.getByText(/\d\sTND/).first()).toBeVisible()
  await page.goto(buildCheckoutPath(trip))
  await expect(page.getByRole('main').getByText(trip.car.name).first()).toBeVisible()
  await expect(page.getByRole('main').getByText(NEEDS_JAVASCRIPT).first()).toBeVisible()
})

test('without JavaScript, pages with controls that need it show a notice', async ({ page }) => {
  for (const path of ['/sign-in', '/sign-up', '/contact', '/locations']) {
    // oxlint-disable-next-line no-await-in-loop -- one page at a time
    await page.goto(path)
    // oxlint-disable-next-line no-await-in-loop -- as above
    await expect.soft(page.getByRole('main').getByText(NEEDS_JAVASCRIPT).first()).toBeVisible()
  }
})

test.describe('without JavaScript, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the header menu links to pages and languages @nightly', async ({ page }) => {
    await page.goto('/faq')
    const header = page.getByRole('banner')
    await header.getByText('Menu', { exact: true }).click()
    await expect(header.getByText(NEEDS_JAVASCRIPT)).toBeVisible()
    await header.getByRole('link', { name: 'Locations' }).click()
    await expect(page).toHaveURL('/locations')

    await header.getByText('Menu', { exact: true }).click()
    await header.getByRole('link', { name: 'Español' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  })

  test('a search first shows the cars, and shows the filters after a click on “Filters” @nightly', async ({
    page,
    trip,
  }) => {
    await page.goto(buildSearchPath(trip))
    const automatic = page.getByRole('checkbox', { name: /^Automatic/ })
    await expect(page.getByRole('article').first()).toBeInViewport()
    await expect(automatic).toBeHidden()

    await page.getByRole('link', { name: 'Filters', exact: true }).click()
    await automatic.check()
    await page.getByRole('button', { name: 'Apply filters and order' }).last().click()
    await expect(page).toHaveURL(/gearbox=automatic/)
    await expect(page.getByRole('article').first()).toBeInViewport()
    await expect(page.getByRole('article').first()).toContainText('Automatic')
  })
})

test('without JavaScript, a customer’s pages show their data, and are never cached', async ({
  page,
  customer,
  booking,
  trip,
}) => {
  await signInForCalls(page.request, customer)
  const open = async (path: string) => {
    const response = await page.goto(path)
    expect.soft(response?.headers()['cache-control']).toBe('private, no-store')
    await expect(
      page.getByRole('banner').getByRole('link', { name: /^Notifications/ }),
    ).toBeVisible()
  }

  await open('/bookings')
  await expect(page.getByText('1 booking', { exact: true })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: trip.car.name })).toBeVisible()
  await page.getByRole('link', { name: trip.car.name }).click()
  await expect(page).toHaveURL(`/booking?b=${booking}`)
  await expect(heading(page, trip.car.name)).toBeVisible()
  await open('/notifications')
  await expect(page.getByRole('list', { name: 'Notifications' })).toContainText(trip.car.name)
  await open('/settings')
  await expect(page.getByText(customer.email, { exact: true })).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue(customer.name)
  await open('/')

  const header = page.getByRole('banner')
  await header.getByText('Menu', { exact: true }).click()
  await expect(header.getByRole('navigation', { name: 'Menu' })).toContainText(customer.name)
  await expect(header.getByText(NEEDS_JAVASCRIPT)).toBeVisible()
  await header.getByRole('link', { name: 'Settings' }).click()
  await expect(heading(page, 'Settings')).toBeVisible()
})

test('without JavaScript, buttons that need it are hidden @nightly', async ({
  page,
  customer,
  booking,
  trip,
}) => {
  await signInForCalls(page.request, customer)
  const needing = ['/bookings', `/booking?b=${booking}`, '/notifications', '/settings']
  for (const path of [...needing, buildCheckoutPath(trip), '/', '/change-password']) {
    // oxlint-disable-next-line no-await-in-loop -- one page at a time
    await page.goto(path)
    const buttons = page
      .locator('button[type=button]:not([popovertarget])')
      .filter({ visible: true })
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect.soft({ path, buttons: await buttons.allTextContents() }).toEqual({ path, buttons: [] })
    if (!needing.includes(path)) continue
    // oxlint-disable-next-line no-await-in-loop -- as above
    await expect.soft(page.getByRole('main').getByText(NEEDS_JAVASCRIPT).first()).toBeVisible()
  }
})

test('without JavaScript, a visitor who opens a page for customers is redirected to sign-in @nightly', async ({
  page,
}) => {
  await page.goto('/bookings')
  await expect(page).toHaveURL('/sign-in?from=%2Fbookings')
  await expect(heading(page, 'Sign in')).toBeVisible()
})

test('without JavaScript, an unknown URL shows the not-found page @nightly', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(heading(page, 'Nothing to see here!')).toBeVisible()
})
