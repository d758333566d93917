import { expectBookedOnce } from '../steps/booking/bookings.ts'
import {
  acceptAndBook,
  fillInDriver,
  passOptions,
  passPayment,
  pressButton,
  locateStepHeading,
  visitCheckout,
} from '../steps/booking/checkout.ts'
import { expect, heading, test } from '../steps/person/customer.ts'
import { findLink, waitForMail } from '../steps/person/mails.ts'

const NEW_PASSWORD = 'a-new-beginning'

test('resetting a password during checkout continues in the new tab with the same input @nightly', async ({
  page,
  request,
  ownTrip,
  guest,
  customer,
  testActions,
}) => {
  await visitCheckout(page, ownTrip)
  await page.getByRole('checkbox', { name: 'Additional driver' }).check()
  await passOptions(page)
  await fillInDriver(page, { ...guest, email: customer.email })
  await page.getByRole('textbox', { name: 'Additional driver: full name' }).fill('Annabella')
  await page.getByRole('link', { name: 'Sign in (we’ve saved what you entered)' }).click()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(heading(page, 'Forgot your password?')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(customer.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('Check your inbox')).toBeVisible()

  const tab = await page.context().newPage()
  await tab.goto(findLink(await waitForMail(request, customer.email, 'reset')))
  await tab.getByRole('textbox', { name: 'New password' }).fill(NEW_PASSWORD)
  await tab.getByRole('textbox', { name: 'Confirm password' }).fill(NEW_PASSWORD)
  await tab.getByRole('button', { name: 'Save the password' }).click()

  await expect(locateStepHeading(tab, 'Driver details')).toBeVisible()
  const second = tab.getByRole('group', { name: 'Additional driver' })
  await expect(second.getByRole('textbox', { name: /full name/ })).toHaveValue('Annabella')
  const { localStorage = [] } =
    (await tab.context().storageState()).origins.find(({ origin }) =>
      tab.url().startsWith(`${origin}/`),
    ) ?? {}
  expect(localStorage.map(({ name }) => name)).toContain('masar-user')
  expect(localStorage.map(({ name }) => name)).not.toContain('masar-return-path')
  // The first tab has returned to its checkout, too.
  await expect(locateStepHeading(page, 'Driver details')).toBeVisible()

  await second.getByRole('textbox', { name: /email/ }).fill('annabella@mail.example')
  await second.getByRole('textbox', { name: /phone/ }).fill('+216 20 123 457')
  await second.getByLabel(/date of birth/).fill('1992-05-12')
  await pressButton(tab, 'Continue to payment options')
  await passPayment(tab)
  const number = await acceptAndBook(tab)
  await expectBookedOnce(testActions, ownTrip, customer.email, number)
})
