import { isAccessible, isClean } from '../steps/axe.ts'
import { expect, heading, openFilter, test } from '../steps/customer.ts'
import { carPath, LONG_AGO, searchPath } from '../steps/trip.ts'

test('home', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Our suppliers' })).toBeVisible()
  await isAccessible(page)
})

test('home with open suggestions, then with a wrong form', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Pick-up place' }).pressSequentially('tun')
  await expect(page.getByRole('option', { name: /Tunis/ }).first()).toBeVisible()
  await isClean(page)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('Please fix errors')).toBeVisible()
  await isAccessible(page)
})

test('home with open menus', async ({ page }) => {
  await page.goto('/')
  for (const menu of [/^Language/, /^Currency/]) {
    await page.getByRole('banner').getByRole('button', { name: menu }).click()
    await isClean(page)
    await page.keyboard.press('Escape')
  }
})

test('search', async ({ page, trip }) => {
  await page.goto(searchPath(trip))
  await openFilter(page, 'Supplier')
  await page.getByText('How the price adds up').first().click()
  await isAccessible(page)
})

test('an empty search', async ({ page, trip }) => {
  await page.goto(`${searchPath(trip)}&rg=scooter&se=6`)
  await expect(page.getByRole('heading', { name: 'No cars' })).toBeVisible()
  await isAccessible(page)
})

test('a search that failed', async ({ page, trip, gate }) => {
  await gate.plan('findCars', { code: 'internal' }, 100)
  await page.goto(searchPath(trip))
  await expect(page.getByText('The cars could not be loaded')).toBeVisible()
  await isAccessible(page)
})

test('a search that cannot be made', async ({ page }) => {
  await page.goto('/search')
  await expect(heading(page, 'Find a car')).toBeVisible()
  await isAccessible(page)
})

test('a car', async ({ page, trip }) => {
  await page.goto(carPath(trip))
  await expect(heading(page, trip.car.name)).toBeVisible()
  await isAccessible(page)
})

test('a car that waits for dates', async ({ page }) => {
  await page.goto(carPath(LONG_AGO))
  await expect(heading(page, LONG_AGO.car.name)).toBeVisible()
  await isAccessible(page)
})
