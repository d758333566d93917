import { expect, heading, test } from '../steps/person/customer.ts'
import { createLocalForm, expectMessage } from '../steps/page/form.ts'
import { createTranslate } from '../steps/page/words.ts'
import { PEOPLE } from '../steps/booking/demo-fixtures.ts'
import { createExpectedTexts } from './expected-texts.ts'

const translate = createExpectedTexts('en')
const t = createTranslate('en')

// @shows SESSION-9, FORM-10
test('the sign-in page shows why a sign-in was refused @nightly', async ({
  page,
  customer,
  callControl,
}) => {
  const { field, send } = createLocalForm(page, t)
  const attempt = async (email: string, password: string) => {
    await field('Email').fill(email)
    await field('Password').fill(password)
    await send('Sign in')
  }
  await page.clock.install()
  await page.goto('/sign-in')
  await send('Sign in')
  await expect(page.getByText(translate('Please fix errors'))).toBeVisible()
  await expect(page.getByText(translate('Please fill in the fields:')).first()).toBeVisible()
  await field('Password').fill('x')
  await expectMessage(field('Email'), translate('Please fill in the field:'))
  await attempt('grace@mail', 'x')
  await expectMessage(field('Email'), translate('Invalid email address'))
  await attempt(customer.email, 'not-this-one')
  await expect(page.getByText(translate('Incorrect email or password.'))).toBeVisible()

  await callControl.plan('signIn', { code: 'internal' })
  await attempt(customer.email, customer.password)
  await expect(page.getByText(translate('Something went wrong! Try again later.'))).toBeVisible()
  await callControl.plan('signIn', { code: 'too-many-requests', retryAfter: 3600 })
  await send('Sign in')
  const sentence = translate('Too many attempts. Try again in 3600 seconds.')
  const [before = '', after = ''] = sentence.split('3600')
  const timer = page.getByRole('timer')
  await expect(timer).toContainText(before.trim())
  await expect(timer).toContainText(after.trim())
  await page.clock.fastForward(3_600_000)
  await expect(page.getByText(translate('You can try again now.'))).toBeVisible()

  await attempt(PEOPLE.karim.email, PEOPLE.karim.password)
  await expect(heading(page, translate('Your account is suspended.'))).toBeVisible()
})

// @shows ACCOUNT-22
test('signing up shows why no account was created @nightly', async ({
  page,
  guest,
  customer,
  callControl,
}) => {
  const { field, send } = createLocalForm(page, t)
  const fill = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) await field(name).fill(value)
    await send('Sign up')
  }
  await page.goto('/sign-up')
  await fill({
    'Full name': guest.fullName,
    Email: 'ada@mail',
    Phone: '12',
    'Date of birth': '2015-02-01',
    Password: 'short',
    'Confirm password': 'other',
  })
  await expect(page.getByText(translate('Please fix errors'))).toBeVisible()
  await expectMessage(field('Email'), translate('Invalid email address'))
  await expectMessage(field('Phone'), translate('Invalid phone number'))
  await expectMessage(field('Date of birth'), translate('You must be at least 21 years old.'))
  await expectMessage(field('Password'), translate('Password must be at least 6 characters long'))
  await expectMessage(field('Confirm password'), translate("Passwords don't match."))
  await expectMessage(
    field('I accept the terms of use.'),
    translate('Please accept the terms of use.'),
  )

  await field('I accept the terms of use.').check()
  await fill({
    Email: customer.email,
    Phone: guest.phone,
    'Date of birth': guest.birthDate,
    Password: 'analytical-engine',
    'Confirm password': 'analytical-engine',
  })
  await expectMessage(field('Email'), translate('This email address is already registered'))
  await callControl.plan('signUp', { code: 'internal' })
  await fill({ Email: guest.email })
  await expect(page.getByText(translate('An error occurred during sign up.'))).toBeVisible()
})
