import type { Driver } from '@masar/domain/person/driver.ts'
import type { CheckoutContext } from '@masar/machines/checkout/checkout-facts.ts'

export const mergeDriver = ({ draft, account }: CheckoutContext): Driver => ({
  ...draft.driver,
  ...account,
})

export const listDriverSummary = (context: CheckoutContext): string[] => {
  const { fullName, email, phone } = mergeDriver(context)
  const { mainDriver } = context.draft
  const other = mainDriver ? ` Main driver: ${mainDriver.fullName}` : ''
  return [`${fullName} ${email} ${phone}${other}`]
}

const OTHER_DRIVER_LABEL = 'I’m booking for another driver'

/** The main driver's fields, shown once the checkbox is ticked. */
function listMainDriverFields({ draft: { mainDriver } }: CheckoutContext): string[] {
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

/** The driver form: guests fill in all fields; customers see their account details. */
export function listDriverFields(context: CheckoutContext, otherCars: string): string[] {
  const { draft, account, invalid } = context
  const age = invalid.includes('birthDate')
    ? 'You must be at least 21 years old.'
    : 'Drivers of this car must be at least 21 on the day of pick-up.'
  const errors = invalid.includes('birthDate') ? [`Date of birth: ${age}`] : []
  const box = `${draft.mainDriver ? '[x]' : '[ ]'} ${OTHER_DRIVER_LABEL}`
  const others = listMainDriverFields(context)
  if (account) {
    const known = [String(account.email), String(account.phone), 'Date of birth 17 May 1990']
    // The form has no field in which a signed-in customer could correct their age.
    const refusal = errors.length > 0 ? [age, otherCars] : []
    return [...known, ...refusal, box, ...others]
  }
  return [
    ...errors,
    box,
    `Full name: ${draft.driver.fullName}`,
    `Email: ${draft.driver.email}`,
    `Phone: ${draft.driver.phone}`,
    'With the country code, such as +216 20 123 456.',
    `Date of birth: ${draft.driver.birthDate}`,
    // The hint about the age concerns the main driver; an error concerns the field.
    ...(draft.mainDriver && errors.length === 0 ? [] : [age]),
    ...others,
  ]
}
