// @shows A11Y-1
import { isAccessible, isClean } from '../steps/page/axe.ts'
import { expect, heading, openFilter, test } from '../steps/person/customer.ts'
import { carPath, searchPath } from '../steps/booking/trip.ts'

test('home is accessible with open menus and suggestions, and with form errors @nightly', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Our rental companies' })).toBeVisible()
  await isAccessible(page)
  for (const menu of [/^Language/, /^Currency/]) {
    await page.getByRole('banner').getByRole('button', { name: menu }).click()
    await isClean(page)
    await page.keyboard.press('Escape')
  }
  await page.getByRole('combobox', { name: 'Pick-up location' }).pressSequentially('tun')
  await expect(page.getByRole('option', { name: /Tunis/ }).first()).toBeVisible()
  await isClean(page)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('Please fix errors')).toBeVisible()
  await isClean(page)
})

test('the search is accessible @nightly', async ({ page, trip }) => {
  await page.goto(searchPath(trip))
  await openFilter(page, 'Rental company')
  await page.getByRole('button', { name: 'How we sort' }).click()
  await isAccessible(page)
  for (const box of [0, 1])
    await page
      .getByRole('checkbox', { name: /^Compare/ })
      .nth(box)
      .check()
  await page.getByRole('button', { name: 'Compare side by side' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await isClean(page)
})

test('the page of a car is accessible @nightly', async ({ page, trip }) => {
  await page.goto(carPath(trip))
  await expect(heading(page, trip.car.name)).toBeVisible()
  await isAccessible(page)
})
