import type { Driver } from '@masar/domain/person/driver.ts'
import type { CheckoutContext } from '@masar/machines/checkout/checkout-facts.ts'

export const knownDriver = ({ draft, account }: CheckoutContext): Driver => ({
  ...draft.driver,
  ...account,
})

export const driverInShort = (context: CheckoutContext): string[] => {
  const { fullName, email, phone } = knownDriver(context)
  const { mainDriver } = context.draft
  const other = mainDriver ? ` Main driver: ${mainDriver.fullName}` : ''
  return [`${fullName} ${email} ${phone}${other}`]
}

/** The box, and the fields once it is ticked. */
function mainDriverFields({ draft: { mainDriver } }: CheckoutContext): string[] {
  if (!mainDriver) return ['[ ] I’m booking for another driver']
  const { fullName, email, phone, birthDate, language } = mainDriver
  return [
    '[x] I’m booking for another driver',
    `Main driver: full name: ${fullName}`,
    `Main driver: email: ${email}`,
    `Main driver: phone: ${phone}`,
    'With the country code, such as +216 20 123 456.',
    `Main driver: date of birth: ${birthDate}`,
    'Drivers of this car must be at least 21 on the day of pick-up.',
    `Language of the driver’s emails: ${language}`,
  ]
}

/** Guests fill in all fields; for customers the form shows the details of their account. */
export function driverFields(context: CheckoutContext): string[] {
  const { draft, account, invalid } = context
  const age = invalid.includes('birthDate')
    ? 'You must be at least 21 years old.'
    : 'Drivers of this car must be at least 21 on the day of pick-up.'
  const errors = invalid.includes('birthDate') ? [`Date of birth: ${age}`] : []
  const others = mainDriverFields(context)
  if (account) {
    return [String(account.email), String(account.phone), 'Date of birth 17 May 1990', ...others]
  }
  return [
    ...errors,
    `Full name: ${draft.driver.fullName}`,
    `Email: ${draft.driver.email}`,
    `Phone: ${draft.driver.phone}`,
    'With the country code, such as +216 20 123 456.',
    `Date of birth: ${draft.driver.birthDate}`,
    ...(draft.mainDriver ? [] : [age]),
    ...others,
  ]
}
