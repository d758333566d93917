import type { Page } from '@playwright/test'

import { expectNoViolations } from '../steps/page/axe.ts'
import { expect, heading, test } from '../steps/person/customer.ts'
import { buildSearchPath } from '../steps/booking/trip.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'fr-FR' })

/** Locates the car count. It is updated together with the list, so tests wait for it. */
const locateCount = (page: Page) =>
  page
    .getByRole('paragraph')
    .filter({ hasText: /^\d+\s*(?:voiture|véhicule)s?(?: · |$)/ })
    .first()

// @shows SEARCH-9, SEARCH-36, SEARCH-37
test('cars are filtered, compared, viewed and found again on a phone, in French @nightly', async ({
  page,
  trip,
}) => {
  await page.goto(`${buildSearchPath(trip)}&l=fr`)
  const cars = page.getByRole('list', { name: 'Voitures', exact: true })
  await expect(cars.getByRole('article').first()).toBeVisible()
  const all = await locateCount(page).innerText()
  await page.getByRole('button', { name: 'Filtres', exact: true }).tap()
  const sheet = page.getByRole('dialog', { name: 'Filtres' })
  await sheet.getByRole('checkbox', { name: 'Climatisation' }).check()
  await expectNoViolations(page)
  await sheet.getByRole('button', { name: /^Afficher \d+ (?:voiture|véhicule)s?$/ }).tap()
  await expect(page.getByRole('button', { name: 'Filtres (1)' })).toBeVisible()
  await expect(locateCount(page)).not.toHaveText(all)

  for (const n of [0, 1]) {
    await page
      .getByRole('checkbox', { name: /^Comparer / })
      .nth(n)
      .tap()
    await expect(page.getByRole('checkbox', { name: /^Comparer / }).nth(n)).toBeChecked()
  }
  await page.getByRole('button', { name: 'Comparer côte à côte' }).tap()
  const comparison = page.getByRole('dialog', { name: 'Comparer les voitures' })
  await expect(comparison.getByRole('row', { name: /^Prix total/ })).toBeVisible()
  await expectNoViolations(page)
  const car = comparison.getByRole('columnheader').nth(0).getByRole('link').first()
  const name = (await car.textContent()) ?? ''
  await car.tap()
  await expect(heading(page, name)).toBeVisible()

  await page.goBack()
  await expect(comparison).toBeVisible()
  await comparison.getByRole('button', { name: 'Fermer' }).tap()
  await expect(comparison).toBeHidden()
  const seen = page.getByRole('list', { name: 'Voitures vues récemment' })
  const seenCar = seen.getByRole('link', { name: new RegExp(`^${name}`) })
  await expect(seenCar).toBeVisible()
  // Before scrolling, the comparison bar may cover half of a link, which axe would report as too small.
  await seenCar.scrollIntoViewIfNeeded()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Effacer l’historique' }).tap()
  await expect(page.getByText('Votre historique est effacé de cet appareil.')).toBeFocused()
  await expect(seen).toBeHidden()
})

test('filters and comparison can be opened, used and closed with the keyboard @nightly', async ({
  page,
  trip,
}) => {
  await page.goto(`${buildSearchPath(trip)}&l=fr`)
  const all = await locateCount(page).innerText()
  const filters = page.getByRole('button', { name: /^Filtres/ })
  await filters.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Filtres' })
  await sheet.getByRole('checkbox', { name: 'Climatisation' }).focus()
  await page.keyboard.press('Space')
  await expect(sheet.getByRole('checkbox', { name: 'Climatisation' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(locateCount(page)).toBeFocused()

  await expect(locateCount(page)).not.toHaveText(all)
  const boxes = page.getByRole('checkbox', { name: /^Comparer / })
  for (const n of [0, 1]) {
    await boxes.nth(n).focus()
    await page.keyboard.press('Space')
    await expect(boxes.nth(n)).toBeChecked()
  }
  const compare = page.getByRole('button', { name: 'Comparer côte à côte' })
  await compare.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(compare).toBeFocused()
})
