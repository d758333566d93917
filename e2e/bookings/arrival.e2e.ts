import { toWallClock } from '@masar/domain/rental/rental-clock.ts'

import { bookSoonByCall } from '../steps/booking/bookings.ts'
import { expectAccessible } from '../steps/page/axe.ts'
import { FRENCH_PHONE } from '../steps/page/french-phone.ts'
import { tabToAndPress, tabTo, tabToAndType, typeDateTime } from '../steps/page/keyboard.ts'
import { expect, signInAs, test } from '../steps/person/customer.ts'
import { signInForCalls } from '../steps/person/people.ts'

test.use(FRENCH_PHONE)

const getTimeAfterMinutes = (minutes: number) =>
  toWallClock(Date.now() + minutes * 60_000, 'Africa/Tunis')

// @shows BOOKING-39, BOOKING-40, A11Y-2
test('a flight and a delay can be entered in French on a phone, by keyboard', async ({
  page,
  customer,
  request,
  ownTrip,
}) => {
  await signInForCalls(request, customer)
  const { id } = await bookSoonByCall(request, ownTrip, 75)
  await signInAs(page, customer, 'frontend', 'fr')
  await page.goto(`/booking?b=${id}`)
  const arrival = page.locator('#arrival')

  await tabToAndPress(page, page.getByRole('button', { name: 'Indiquer mon arrivée' }))
  await expect(arrival.getByLabel('Numéro de vol ou de train')).toBeFocused()
  await page.keyboard.type('TU 723')
  const expected = arrival.getByLabel('Arrivée prévue')
  await tabTo(page, expected)
  await typeDateTime(page, expected, getTimeAfterMinutes(60))
  await tabToAndType(page, arrival.getByLabel('Remarque pour le loueur'), 'Deux sièges enfant.')
  await expectAccessible(page)
  await tabToAndPress(page, arrival.getByRole('button', { name: 'Enregistrer' }))
  await expect(page.getByText('Enregistré. Le loueur est prévenu.')).toBeVisible()
  await expect(arrival.getByText('TU 723')).toBeVisible()
  await expect(arrival.getByRole('button', { name: 'Modifier mon arrivée' })).toBeFocused()

  await page.reload()
  await tabToAndPress(page, page.getByRole('button', { name: 'Prévenir le loueur' }))
  const delayed = page.getByLabel('Nouvelle heure d’arrivée prévue')
  await expect(delayed).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(delayed).toHaveAttribute('aria-invalid', 'true')
  await expect(delayed).toBeFocused()
  await typeDateTime(page, delayed, getTimeAfterMinutes(150))
  await tabToAndType(page, page.getByLabel('Message au loueur'), 'Grève à l’aéroport.')
  await tabToAndPress(page, page.getByRole('button', { name: 'Envoyer', exact: true }))
  await expect(page.getByText('Le loueur est prévenu de votre retard')).toBeVisible()
  await expect(arrival.getByText('Grève à l’aéroport.')).toBeVisible()
  await expectAccessible(page)
})
