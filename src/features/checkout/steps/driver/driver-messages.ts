import { useLingui } from '@lingui/react/macro'

import { useBirthDateMessages } from '#rental/person/birth-date-messages.ts'
import type { AgeRule } from '#rental/person/birth-date-field.tsx'
import { useEmailMessages } from '#rental/person/email-messages.ts'
import { usePhoneMessages } from '#rental/person/phone-messages.ts'
import type { FieldErrors } from '#ui/form/schema.ts'
import { useTextMessages } from '#rental/person/text-messages.ts'

import {
  DRIVER_FIELDS,
  type DriverProblem,
  findDriverProblems,
} from '../../flow/calls/driver-problems.ts'
import {
  readDriver,
  type DriverValues,
  OTHER_DRIVERS,
  toOtherField,
  type PersonField,
  readOtherDriver,
} from './driver-values.ts'

type Texts<Name extends string> = Record<Name, string>

/** The age rules for the customer and for the drivers. */
export interface AgeRules {
  customerAge: AgeRule
  age: AgeRule
}

/** Labels and error messages of the driver form, in the customer's language. */
export function useDriverMessages(rules: AgeRules) {
  const { t } = useLingui()

  const labels: Texts<PersonField> = {
    fullName: t`Full name`,
    email: t`Email`,
    phone: t`Phone`,
    birthDate: t`Date of birth`,
    'mainDriver-fullName': t`Main driver: full name`,
    'mainDriver-email': t`Main driver: email`,
    'mainDriver-phone': t`Main driver: phone`,
    'mainDriver-birthDate': t`Main driver: date of birth`,
    'additionalDriver-fullName': t`Additional driver: full name`,
    'additionalDriver-email': t`Additional driver: email`,
    'additionalDriver-phone': t`Additional driver: phone`,
    'additionalDriver-birthDate': t`Additional driver: date of birth`,
  }
  const emails = useEmailMessages()
  const phones = usePhoneMessages()
  const births = useBirthDateMessages(rules.age.minimumAge)
  const ownBirth = useBirthDateMessages(rules.customerAge.minimumAge)
  const { tooLong, noName } = useTextMessages()
  const problems: Texts<ShownProblem> = {
    ...emails.texts,
    ...phones.texts,
    'no-name': noName,
    ...births.texts,
  }
  const ageMessage = (field: PersonField) =>
    field === 'birthDate' ? ownBirth.texts.age : births.texts.age
  const fieldMessage = (field: PersonField, problem: ShownProblem) => {
    if (problem === 'age') return ageMessage(field)
    return problem === 'too-long' && field.endsWith('fullName')
      ? tooLong('fullName')
      : problems[problem]
  }
  const taken = t`This email address is already registered`

  return {
    taken,
    listLabels: (fields: readonly PersonField[]) =>
      Object.fromEntries(fields.map((field) => [field, labels[field]])) as Texts<PersonField>,
    driverErrors: (values: DriverValues): FieldErrors<DriverValues> => {
      const errors: FieldErrors<DriverValues> = {}
      for (const [field, problem] of listDriverProblems(values, rules))
        errors[field] = fieldMessage(field, problem)
      return errors
    },
    /** Returns the message for a field that the server refused although it is valid here. */
    fieldRefusal(field: PersonField) {
      if (field.endsWith('birthDate')) return ageMessage(field)
      if (field.endsWith('phone')) return problems.phone
      if (field.endsWith('email')) return problems.email
      return t`The rental company’s system didn’t accept this.`
    },
  }
}

/**
 * Returns the problems of the customer and the drivers. Ignores missing fields, which the form itself reports.
 */
function listDriverProblems(values: DriverValues, { customerAge, age }: AgeRules) {
  const customer = findDriverProblems(readDriver(values), customerAge)
  const others = OTHER_DRIVERS.flatMap((owner) => {
    const problems = findDriverProblems(readOtherDriver(values, owner), age)
    return DRIVER_FIELDS.map((field) => [toOtherField(owner, field), problems[field]] as const)
  })
  const own = DRIVER_FIELDS.map((field) => [field, customer[field]] as const)
  return [...own, ...others].filter((found): found is [PersonField, ShownProblem] =>
    isShownProblem(found[1]),
  )
}

type ShownProblem = Exclude<DriverProblem, 'missing'>

const isShownProblem = (problem: DriverProblem | undefined): problem is ShownProblem =>
  problem !== undefined && problem !== 'missing'
