import { expireLinks } from '../steps/person/accounts.ts'
import { accountMenu, signIn, expect, heading, test } from '../steps/person/customer.ts'
import { createLocalForm, addLanguage } from '../steps/page/form.ts'
import { findLink, waitForMail, readSecret } from '../steps/person/mails.ts'
import { createTranslate } from '../steps/page/words.ts'

/** server/mail tests the emails in each language. */
const FRENCH_TEXTS = {
  language: 'fr',
  subject: 'Confirmez votre adresse e-mail',
  confirmed: 'Votre adresse est confirmée',
  goOn: 'Continuer',
} as const

test('a new customer confirms the email address in the language used to sign up @nightly', async ({
  page,
  request,
  guest,
}) => {
  const { language, subject, confirmed, goOn } = FRENCH_TEXTS
  const t = createTranslate(language)
  const { field, send } = createLocalForm(page, t)
  await page.goto(addLanguage('/sign-up', language))
  for (const [name, value] of [
    ['Full name', guest.fullName],
    ['Email', guest.email],
    ['Phone', guest.phone],
    ['Date of birth', guest.birthDate],
    ['Password', 'analytical-engine'],
    ['Confirm password', 'analytical-engine'],
  ] as const)
    await field(name).fill(value)
  await field('I accept the terms of use.').check()
  await send('Sign up')
  await expect(page.getByRole('button', { name: guest.fullName })).toBeVisible()

  const mail = await waitForMail(request, guest.email, 'verify')
  expect(mail).toMatchObject({ language, subject })
  await page.goto(`/outbox?to=${encodeURIComponent(guest.email)}`)
  await page.getByRole('link', { name: subject }).click()
  await page.getByRole('link', { name: findLink(mail) }).click()
  await expect(heading(page, confirmed)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  expect(page.url()).not.toContain(readSecret(findLink(mail)))

  await page.getByRole('link', { name: goOn }).click()
  await expect(page.getByRole('button', { name: guest.fullName })).toBeVisible()
  await page.goto('/bookings')
  await expect(page.getByRole('heading', { name: t('No bookings.') })).toBeVisible()
  await expect(page.getByText(t('Confirm your email address'))).toHaveCount(0)
})

test('a verification link can be opened twice, and an invalid link shows a next step @nightly', async ({
  page,
  request,
  customer,
}) => {
  const link = findLink(await waitForMail(request, customer.email, 'verify'))
  await page.goto(link)
  await page.goto(link)
  await expect(heading(page, 'Your address is confirmed')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'Your address is confirmed')).toBeVisible()

  await page.goto(link.replace(readSecret(link), 'A'.repeat(43)))
  await expect(heading(page, 'This link isn’t ours')).toBeVisible()
  await page.goto(link.slice(0, link.indexOf('?') - 20))
  await expect(heading(page, 'This link isn’t ours')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page.getByRole('form', { name: 'Find a car' })).toBeVisible()
})

test('an expired verification link shows an error and links to the sign-in page @nightly', async ({
  page,
  request,
  customer,
}) => {
  const link = findLink(await waitForMail(request, customer.email, 'verify'))
  await expireLinks(request, customer.email)
  await page.goto(link)
  await expect(heading(page, 'This link is no longer valid')).toBeVisible()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, customer)
  await expect(accountMenu(page, customer)).toBeVisible()
})
