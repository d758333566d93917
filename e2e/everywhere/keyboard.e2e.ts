import { locateConfirmation, locateStepHeading } from '../steps/booking/checkout.ts'
import { expect, heading, test } from '../steps/person/customer.ts'
import { tabToAndPress, tabTo, tabToAndType } from '../steps/page/keyboard.ts'
import { SUPPLIERS } from '../steps/booking/demo-fixtures.ts'

// @shows A11Y-2
test('a car can be booked using only the keyboard', async ({ page, guest }) => {
  await page.goto('/')
  const location = page.getByRole('combobox', { name: 'Pick-up location' })
  await expect(location).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await tabToAndType(page, location, 'tunis-car')
  await expect(page.getByRole('option', { name: 'Tunis-Carthage Airport' })).toBeEnabled()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(location).toHaveValue('Tunis-Carthage Airport')
  await tabToAndPress(page, page.getByRole('button', { name: 'Search' }))

  const title = heading(page, 'Cars at Tunis-Carthage Airport')
  await expect(title).toBeFocused()
  const filters = page.getByRole('region', { name: 'Filters' })
  await tabToAndPress(page, filters.getByText('Rental company', { exact: true }).first())
  await tabTo(page, page.getByRole('checkbox', { name: SUPPLIERS.jasmin.name }))
  await page.keyboard.press('Space')
  await expect(page.getByRole('link', { name: 'Remove filter: Jasmin Auto' })).toBeVisible()
  // Wait for the new list: replacing the old one removes the focus from its controls.
  await expect(page.getByRole('list', { name: 'Cars', exact: true })).toHaveAttribute(
    'aria-busy',
    'false',
  )
  const card = page.getByRole('article').filter({ has: page.getByText('48 rentals') })
  await expect(card.first()).toBeVisible()
  await tabToAndPress(page, card.first().getByRole('link', { name: 'Select' }))

  await expect(locateStepHeading(page, 'Booking options')).toBeVisible()
  await tabTo(page, page.getByRole('checkbox', { name: 'Theft protection' }))
  await page.keyboard.press('Space')
  await tabToAndPress(page, page.getByRole('button', { name: 'Continue to driver details' }))
  await expect(locateStepHeading(page, 'Driver details')).toBeFocused()
  await tabToAndType(page, page.getByRole('textbox', { name: 'Full name' }), guest.fullName)
  await tabToAndType(page, page.getByRole('textbox', { name: 'Email' }), guest.email)
  await tabToAndType(page, page.getByRole('textbox', { name: 'Phone' }), guest.phone)
  await tabToAndType(page, page.getByLabel('Date of birth'), '10101990')
  await tabToAndPress(page, page.getByRole('button', { name: 'Continue to payment options' }))
  await expect(locateStepHeading(page, 'Payment options')).toBeFocused()
  await tabTo(page, page.getByRole('radio', { name: 'Pay later, at the counter' }))
  await page.keyboard.press('Space')
  await tabToAndPress(page, page.getByRole('button', { name: 'Continue to review' }))
  await expect(locateStepHeading(page, 'Review and book')).toBeFocused()
  await tabTo(page, page.getByRole('checkbox', { name: 'I accept the terms of use.' }))
  await page.keyboard.press('Space')
  await tabToAndPress(page, page.getByRole('button', { name: /^Book now/ }))

  await expect(locateConfirmation(page)).toBeFocused()
  await tabToAndPress(page, page.getByRole('link', { name: 'View booking' }))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

// @shows A11Y-3
test('menus open and close, and return focus @nightly', async ({ page }) => {
  await page.goto('/')
  const language = page.getByRole('button', { name: 'Language: English' })
  await tabToAndPress(page, language)
  await expect(page.getByRole('menuitemradio', { name: 'Español' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menuitemradio', { name: 'Español' })).toHaveCount(0)
  await expect(language).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('menu', { name: 'Language: English' })).toBeFocused()
  await page.keyboard.press('f')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Langue : Français' })).toBeFocused()
})

// @shows A11Y-4
test('suggestions respond to the arrow keys and Escape, and the field keeps the input @nightly', async ({
  page,
}) => {
  await page.goto('/')
  const location = page.getByRole('combobox', { name: 'Pick-up location' })
  await location.pressSequentially('djerba')
  const options = page.getByRole('listbox', { name: 'Pick-up location' }).getByRole('option')
  const first = options.first()
  await expect(first).toBeEnabled()
  await location.press('ArrowDown')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await location.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await location.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(location).toHaveValue('djerba')
})

// @shows A11Y-8
test('no animations run when the user prefers reduced motion', async ({ page }) => {
  await page.goto('/sign-in')
  const button = page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true })
  await expect(button).toHaveCSS('transition-duration', '0s')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(button).not.toHaveCSS('transition-duration', '0s')
})
