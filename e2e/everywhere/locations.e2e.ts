import { expectAccessible } from '../steps/page/axe.ts'
import { waitUntilUsable } from '../steps/page/documents.ts'
import { expect, heading, signInAs, test } from '../steps/person/customer.ts'
import { UNKNOWN_ID, LOCATIONS, SUPPLIERS } from '../steps/booking/demo-fixtures.ts'

test('a location and its cars can be found in French on a phone, by keyboard @nightly', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/locations?l=fr')
  await expect(heading(page, 'Agences')).toBeVisible()
  await expectAccessible(page)
  await waitUntilUsable(page)
  await page.getByRole('searchbox', { name: 'Rechercher une agence' }).focus()
  await page.keyboard.type('gafsa')
  await expect(page.getByText('1 agence', { exact: true })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/locations?at=${LOCATIONS.gafsa.id}`)
  await expect(page.locator(':focus')).toHaveText('Gafsa')
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('region', { name: 'Gafsa' }).getByRole('link').last().click()
  await expect(heading(page, 'Location de voitures : Gafsa')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Gafsa' })).toBeVisible()
})

test('an unknown location shows an error and lists the other locations @nightly', async ({
  page,
}) => {
  await page.goto(`/locations?at=${UNKNOWN_ID}`)
  await expect(page.getByText('Location not found')).toBeVisible()
  await page.getByRole('link', { name: LOCATIONS.tunisAirport.name, exact: true }).click()
  await expect(page.getByRole('region', { name: LOCATIONS.tunisAirport.name })).toBeVisible()
})

test('a customer opens the list of suppliers, and views the cars of one supplier @nightly', async ({
  page,
  customer,
}) => {
  await signInAs(page, customer)
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Rental companies' }).click()
  await expect(heading(page, 'Rental companies')).toBeVisible()
  await expectAccessible(page)
  const supplier = page.getByRole('article', { name: SUPPLIERS.jasmin.name })
  await supplier.getByRole('link', { name: 'See the cars' }).click()
  await expect(page).toHaveURL(/\/search\?.*supplier=/)
  await expect(
    page.getByRole('link', { name: `Remove filter: ${SUPPLIERS.jasmin.name}` }),
  ).toBeVisible()
  await expect(page.getByRole('list', { name: 'Cars' }).getByRole('article').first()).toContainText(
    SUPPLIERS.jasmin.name,
  )
})

test('a signed-in customer’s header fits the narrowest screens on which it has no menu @nightly', async ({
  page,
  customer,
}) => {
  await signInAs(page, customer)
  for (const [language, title] of [
    ['fr', 'Loueurs'],
    ['es', 'Compañías de alquiler'],
  ] as const) {
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 768 })
      await page.goto(`/suppliers?l=${language}`)
      await expect(heading(page, title)).toBeVisible()
      await expect(page.getByRole('banner').getByText('TND')).toBeVisible()
      const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      await expect.poll(excess, `${language}, ${width}`).toBeLessThanOrEqual(0)
    }
  }
})
