import { expireLinks } from '../steps/person/accounts.ts'
import { bookByCallAsGuest } from '../steps/booking/bookings.ts'
import { expect, test } from '../steps/person/customer.ts'
import { createLocalForm, expectMessage } from '../steps/page/form.ts'
import { findLink, waitForMail } from '../steps/person/mails.ts'
import { createTranslate } from '../steps/page/words.ts'
import { createExpectedTexts } from './expected-texts.ts'

const translate = createExpectedTexts('en')
const t = createTranslate('en')

test('changing or resetting a password shows errors @nightly', async ({
  page,
  guest,
  customer,
  callControl,
}) => {
  const { field, send } = createLocalForm(page, t)
  const change = async (current: string, next: string, confirmation: string) => {
    await field('Current password').fill(current)
    await field('New password').fill(next)
    await field('Confirm password').fill(confirmation)
    await send('Change password')
  }
  await page.goto('/forgot-password')
  await field('Email').fill(guest.email)
  await send('Send the link')
  await expectMessage(field('Email'), translate('Email address not registered.'))

  await page.goto('/sign-in')
  await field('Email').fill(customer.email)
  await field('Password').fill(customer.password)
  await send('Sign in')
  await expect(page.getByRole('button', { name: customer.name })).toBeVisible()
  await page.goto('/change-password')
  await change(customer.password, '', '')
  await expectMessage(field('New password'), translate('Please choose a new password'))
  await change(customer.password, 'short', 'other')
  await expectMessage(
    field('New password'),
    translate('Password must be at least 6 characters long'),
  )
  await expectMessage(field('Confirm password'), translate("Passwords don't match."))
  await change('not-this-one', 'a-new-beginning', 'a-new-beginning')
  await expectMessage(field('Current password'), translate('Wrong password'))
  await callControl.plan('changePassword', { code: 'internal' })
  await change(customer.password, 'a-new-beginning', 'a-new-beginning')
  await expect(
    page.getByText(translate('An error occurred while updating password.')),
  ).toBeVisible()
  await send('Change password')
  await expect(page.getByText(translate('Password changed successfully.'))).toBeVisible()
})

// @shows ACCOUNT-27
test('activation shows an error for an expired link, and a confirmation when it succeeds @nightly', async ({
  page,
  request,
  trip,
  guest,
  callControl,
}) => {
  const { field, send } = createLocalForm(page, t)
  await bookByCallAsGuest(request, trip, guest)
  const old = await waitForMail(request, guest.email, 'activate')
  await expireLinks(request, guest.email)
  await page.goto(findLink(old))
  await expect(page.getByText(translate('Your account activation link expired.'))).toBeVisible()
  await send('Send a new link')
  await expect(page.getByText(translate('Activation email sent.'))).toBeVisible()

  await page.goto(findLink(await waitForMail(request, guest.email, 'activate', old)))
  await send('Save the password')
  await expectMessage(field('New password'), translate('Please choose a new password'))
  await field('New password').fill('analytical-engine')
  await field('Confirm password').fill('analytical-engine')
  await callControl.plan('activate', { code: 'internal' })
  await send('Save the password')
  await expect(
    page.getByText(translate('An error occurred while updating password.')),
  ).toBeVisible()
  await send('Save the password')
  await expect(page.getByText(translate('Password changed successfully.'))).toBeVisible()
})
