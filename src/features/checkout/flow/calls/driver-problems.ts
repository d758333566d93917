import { getRequiredAge } from '@masar/domain/person/ages.ts'
import { findBirthDateIssue, type BirthDateIssue } from '@masar/domain/person/birth-date.ts'
import { findEmailIssue, type EmailIssue } from '@masar/domain/person/email.ts'
import { isPhone } from '@masar/domain/person/phone.ts'
import type { Driver } from '@masar/domain/person/driver.ts'
import { isTooLong } from '@masar/domain/service/lengths.ts'
import { isPersonName } from '@masar/domain/person/person-name.ts'
import { getWallClockDate } from '@masar/domain/rental/rental-clock.ts'
import type { AgeRule } from '#rental/person/birth-date-field.tsx'
import type { CheckoutContext } from '@masar/machines/checkout/checkout-facts.ts'
import { fillDriver } from '@masar/domain/booking/booking-draft.ts'

export type DriverProblem = 'missing' | 'no-name' | EmailIssue | 'phone' | BirthDateIssue
export type DriverField = keyof Driver

export const DRIVER_FIELDS = ['fullName', 'email', 'phone', 'birthDate'] as const

/** Returns the rule for birth dates: the day of pick-up and the minimum age for the car. */
export const toDriverAgeRule = ({
  trip,
  quote,
}: Pick<CheckoutContext, 'trip' | 'quote'>): AgeRule => ({
  day: getWallClockDate(trip.from),
  minimumAge: getRequiredAge(quote?.minimumAge),
})

/**
 * Returns the age rule for the customer. If another person drives, only the minimum age of the service applies.
 */
export const toCustomerAgeRule = (
  context: Pick<CheckoutContext, 'trip' | 'quote' | 'draft'>,
): AgeRule =>
  context.draft.mainDriver === null
    ? toDriverAgeRule(context)
    : { ...toDriverAgeRule(context), minimumAge: getRequiredAge() }

/** Returns the problems of a driver by field; empty when there are none. */
export function findDriverProblems(
  driver: Driver,
  { day, minimumAge }: AgeRule,
): Partial<Record<DriverField, DriverProblem>> {
  const problems: Partial<Record<DriverField, DriverProblem>> = {}
  for (const field of DRIVER_FIELDS) if (driver[field].trim() === '') problems[field] = 'missing'
  if (isTooLong(driver.fullName, 'fullName')) problems.fullName = 'too-long'
  else if (!isPersonName(driver.fullName)) problems.fullName = 'no-name'
  problems.email ??= findEmailIssue(driver.email) ?? undefined
  if (!problems.phone && !isPhone(driver.phone)) problems.phone = 'phone'
  problems.birthDate ??= findBirthDateIssue(driver.birthDate, day, minimumAge) ?? undefined
  return problems
}

/**
 * Returns the fields that the driver form asks for: all of them for a guest, or those that the customer's
 * account lacks.
 */
export const listRequestedFields = (account: Partial<Driver> | null): DriverField[] =>
  DRIVER_FIELDS.filter((field) => !account?.[field])

/**
 * Returns the invalid fields of all drivers, with the names that the machine uses. Of the account details, only
 * the age is checked, because this form cannot correct the others.
 */
export function listInvalidDriverFields(
  context: Pick<CheckoutContext, 'draft' | 'account' | 'trip' | 'quote'>,
): string[] {
  const { draft, account, quote } = context
  const rule = toDriverAgeRule(context)
  const requestedFields = listRequestedFields(account)
  const customer = findDriverProblems(fillDriver(draft, account), toCustomerAgeRule(context))
  const driver = listProblemFields(customer).filter(
    (field) => field === 'birthDate' || requestedFields.includes(field),
  )
  const license = quote?.licenseRequired && !draft.license ? ['license'] : []
  const others = Object.entries({
    mainDriver: draft.mainDriver,
    additionalDriver: draft.extras.additionalDriver ? draft.additionalDriver : null,
  }).flatMap(([owner, person]) =>
    person
      ? listProblemFields(findDriverProblems(person, rule)).map((field) => `${owner}.${field}`)
      : [],
  )
  return [...driver, ...others, ...license]
}

const listProblemFields = (problems: ReturnType<typeof findDriverProblems>): DriverField[] =>
  DRIVER_FIELDS.filter((field) => problems[field] !== undefined)
