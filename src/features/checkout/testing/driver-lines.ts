import type { Driver } from '@masar/domain/person/driver.ts'
import type { CheckoutContext } from '@masar/machines/checkout/checkout-facts.ts'

export const mergeDriver = ({ draft, account }: CheckoutContext): Driver => ({
  ...draft.driver,
  ...account,
})

export const driverInShort = (context: CheckoutContext): string[] => {
  const { fullName, email, phone } = mergeDriver(context)
  const { mainDriver } = context.draft
  const other = mainDriver ? ` Main driver: ${mainDriver.fullName}` : ''
  return [`${fullName} ${email} ${phone}${other}`]
}

const FOR_OTHER = 'I’m booking for another driver'

/** The fields of the main driver, once the box is ticked. */
function mainDriverFields({ draft: { mainDriver } }: CheckoutContext): string[] {
  if (!mainDriver) return []
  const { fullName, email, phone, birthDate, language } = mainDriver
  return [
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
  const box = `${draft.mainDriver ? '[x]' : '[ ]'} ${FOR_OTHER}`
  const others = mainDriverFields(context)
  if (account) {
    const known = [String(account.email), String(account.phone), 'Date of birth 17 May 1990']
    return [...known, box, ...others]
  }
  return [
    ...errors,
    box,
    `Full name: ${draft.driver.fullName}`,
    `Email: ${draft.driver.email}`,
    `Phone: ${draft.driver.phone}`,
    'With the country code, such as +216 20 123 456.',
    `Date of birth: ${draft.driver.birthDate}`,
    ...(draft.mainDriver ? [] : [age]),
    ...others,
  ]
}
