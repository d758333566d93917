import { expect, test } from '../steps/customer.ts'
import { formOf, says } from '../steps/form.ts'
import { dayIn } from '../steps/trip.ts'

test('the search form names what is missing and what cannot be', async ({ page }) => {
  const { t, field, send } = formOf(page)
  const place = page.getByRole('combobox', { name: t('Pick-up place') })
  const from = field('Pick-up date')
  const to = field('Drop-off date')
  const missing = (name: string) => t('Please fill in the field: {name}', { name: t(name) })
  await page.goto('/')
  await send('Search')
  await expect(page.getByText(t('Please fix errors'))).toBeVisible()
  await expect(place).toBeFocused()
  await says(place, missing('Pick-up place'))

  await place.fill('Atlantis')
  await expect(page.getByText(t('No place of that name. Try a town or an airport.'))).toBeVisible()
  await send('Search')
  await says(place, t('Choose a place from the list.'))

  await from.fill(dayIn(20))
  await to.fill(dayIn(18))
  await says(to, t('Invalid drop-off time: it has to be after the pick-up.'))
  await from.fill(dayIn(-2))
  const TOO_EARLY =
    'Pick-up time must be at least {minPickupHours, plural, one {# hour} other {# hours}} in the future.'
  await says(from, t(TOO_EARLY, { minPickupHours: 1 }))
  await from.fill('')
  await says(from, missing('Pick-up date'))
})
