// @shows A11Y-1
import { expectAccessible, expectNoViolations } from '../steps/page/axe.ts'
import { expect, heading, openFilter, test } from '../steps/person/customer.ts'
import { buildCarPath, buildSearchPath } from '../steps/booking/trip.ts'

test('home is accessible with open menus and suggestions, and with form errors @nightly', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Our rental companies' })).toBeVisible()
  await expectAccessible(page)
  for (const menu of [/^Language/, /^Currency/]) {
    await page.getByRole('banner').getByRole('button', { name: menu }).click()
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
  }
  await page.getByRole('combobox', { name: 'Pick-up location' }).pressSequentially('tun')
  await expect(page.getByRole('option', { name: /Tunis/ }).first()).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('Please fix errors')).toBeVisible()
  await expectNoViolations(page)
})

test('the search page and the comparison of cars are accessible @nightly', async ({
  page,
  trip,
}) => {
  await page.goto(buildSearchPath(trip))
  await openFilter(page, 'Rental company')
  await page.getByRole('button', { name: 'How we sort' }).click()
  await expectAccessible(page)
  for (const box of [0, 1])
    await page
      .getByRole('checkbox', { name: /^Compare/ })
      .nth(box)
      .check()
  await page.getByRole('button', { name: 'Compare side by side' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await expectNoViolations(page)
})

test('the car page is accessible @nightly', async ({ page, trip }) => {
  await page.goto(buildCarPath(trip))
  await expect(heading(page, trip.car.name)).toBeVisible()
  await expectAccessible(page)
})
