import type { Locator } from '@playwright/test'

import { openCheckout, passDriver, passOptions, press, step } from '../steps/checkout.ts'
import { expect, test } from '../steps/customer.ts'
import { dayIn } from '../steps/trip.ts'
import { SIGN_UP_WORDS } from '../steps/words.ts'

/** The message belongs to the field: a screen reader reads it with the field's name. */
const says = (field: Locator, message: string) =>
  expect(field).toHaveAccessibleDescription(
    new RegExp(message.replaceAll('.', '[.]').replaceAll(' ', String.raw`\s`)),
  )

for (const [language, words] of Object.entries(SIGN_UP_WORDS)) {
  test(`sign-up says what is wrong at each field (${language})`, async ({ page }) => {
    await page.goto(`/sign-up?l=${language}`)
    const main = page.getByRole('main')
    const field = (name: string) => main.getByLabel(name, { exact: true })
    await main.getByRole('button', { name: words.send }).click()

    await expect(main.getByText(words.summary)).toBeVisible()
    await expect(field(words.fullName)).toBeFocused()
    for (const name of [words.fullName, words.email, words.phone, words.birthDate]) {
      await says(field(name), `${words.missing} ${name}`)
    }
    await says(field(words.terms), words.termsMissing)

    await field(words.fullName).fill('Ada Lovelace')
    await field(words.email).fill('ada@mail')
    await field(words.phone).fill('12')
    await field(words.birthDate).fill('2015-02-01')
    await field(words.password).fill('short')
    await field(words.confirmation).fill('other')
    await main.getByRole('button', { name: words.send }).click()
    await expect(field(words.email)).toBeFocused()
    await says(field(words.email), words.wrongEmail)
    await says(field(words.phone), words.wrongPhone)
    await says(field(words.birthDate), words.tooYoung)
    await says(field(words.password), words.shortPassword)
    await says(field(words.confirmation), words.mismatch)

    await field(words.email).fill('ada@mail.example')
    await expect(field(words.email)).not.toHaveAttribute('aria-invalid')
    await main.getByRole('link', { name: words.wrongPhone }).click()
    await expect(field(words.phone)).toBeFocused()
  })
}

test('an error appears when its field is left, not while it is typed', async ({ page }) => {
  await page.goto('/sign-up')
  const email = page.getByRole('textbox', { name: 'Email' })
  await email.pressSequentially('ada@')
  await expect(email).not.toHaveAttribute('aria-invalid')
  await email.press('Tab')
  await says(email, 'Invalid email address')
})

test('the search form names what is missing and what cannot be', async ({ page }) => {
  await page.goto('/')
  const place = page.getByRole('combobox', { name: 'Pick-up place' })
  const search = page.getByRole('button', { name: 'Search' })
  await search.click()
  await expect(page.getByText('Please fix errors')).toBeVisible()
  await expect(place).toBeFocused()
  await says(place, 'Please fill in the field: Pick-up place')

  await place.fill('Atlantis')
  await expect(page.getByText('No place of that name. Try a town or an airport.')).toBeVisible()
  await search.click()
  await says(place, 'Choose a place from the list.')

  const from = page.getByLabel('Pick-up date')
  const to = page.getByLabel('Drop-off date')
  await from.fill(dayIn(20))
  await to.fill(dayIn(18))
  await says(to, 'Invalid drop-off time: it has to be after the pick-up.')
  await from.fill(dayIn(-2))
  await says(from, 'Pick-up time must be at least 1 hour in the future.')
  await from.fill('')
  await says(from, 'Please fill in the field: Pick-up date')
})

test('checkout asks again for what is missing in each step', async ({ page, trip, guest }) => {
  await openCheckout(page, trip)
  await passOptions(page)
  await press(page, 'Continue to payment options')
  const name = page.getByRole('textbox', { name: 'Full name' })
  await expect(name).toBeFocused()
  await says(name, 'Please fill in the field: Full name')
  await says(page.getByLabel('Birth date'), 'Please fill in the field: Birth date')
  await page.getByRole('textbox', { name: 'Phone' }).fill('nonsense')
  await page.getByRole('textbox', { name: 'Phone' }).press('Tab')
  await says(page.getByRole('textbox', { name: 'Phone' }), 'Invalid phone number')
  await passDriver(page, { ...guest, birthDate: dayIn(-20 * 365) })
  await says(page.getByLabel('Birth date'), 'You must be at least 21 years old.')
  await passDriver(page, guest)

  await press(page, 'Continue to review')
  await expect(
    page.getByText('Please choose one of the ways to pay that are open to you.'),
  ).toBeVisible()
  await page.getByRole('radio', { name: 'Pay later, at the counter' }).check()
  await press(page, 'Continue to review')
  await expect(step(page, 'Review and book')).toBeVisible()
  await press(page, 'Book')
  await says(
    page.getByRole('checkbox', { name: 'I accept the terms of use.' }),
    'Please accept the terms of use.',
  )
})
