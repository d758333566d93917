import { useLingui } from '@lingui/react/macro'

import { getProblemCode, type Problem } from '@masar/domain/service/problem.ts'
import type { WallClock } from '@masar/domain/rental/rental-clock.ts'
import { MINIMUM_AGE } from '@masar/domain/person/ages.ts'
import { MISSING_MESSAGE } from '#ui/form/schema.ts'
import { useBirthDateMessages } from '#rental/person/birth-date-messages.ts'
import { useEmailMessages } from '#rental/person/email-messages.ts'
import { usePhoneMessages } from '#rental/person/phone-messages.ts'
import { useTextMessages } from '#rental/person/text-messages.ts'
import { useTripFieldNames, useTripMessages } from '#rental/trip-form/trip-messages.ts'

import type {
  AmendmentField,
  AmendmentProblem,
  AmendmentRules,
} from '../flow/amendment-problems.ts'

/** Labels and error messages of the form, in the current language. */
export function useAmendmentMessages() {
  const { t } = useLingui()
  const { from, to } = useTripFieldNames()
  const emails = useEmailMessages()
  const phones = usePhoneMessages()
  const births = useBirthDateMessages(MINIMUM_AGE)
  const { tooLong } = useTextMessages()
  const tripMessage = useTripMessages()
  const names: Record<AmendmentField, string> = {
    from,
    to,
    fullName: t`Full name`,
    email: t`Email`,
    phone: t`Phone`,
    birthDate: t`Date of birth`,
  }

  return {
    names,
    problemMessage: (
      field: AmendmentField,
      problem: AmendmentProblem,
      start: WallClock | null,
      { minimumAge, minimumDays, zone, settings }: AmendmentRules,
    ): string => {
      switch (problem) {
        case 'empty':
          return MISSING_MESSAGE
        case 'email':
        case 'letters':
          return emails.texts[problem]
        case 'phone':
          return phones.texts.phone
        case 'too-long':
          return tooLong(field === 'fullName' ? 'fullName' : 'email')
        case 'age':
          return t`You must be at least ${minimumAge} years old.`
        case 'unreadable':
        case 'birth-year':
        case 'year-digits':
          return births.texts[problem]
        case 'too-few-days':
          return t`This company rents for at least ${minimumDays} days.`
        case 'too-early':
        case 'too-late':
        case 'too-short':
        case 'closed-at-that-hour':
        case 'drop-off-before-pick-up':
          return tripMessage(field === 'from' ? 'from' : 'to', problem, start, { zone, settings })
      }
    },
    /** Returns the message for a field that the server refused although it is valid here. */
    fieldRefusal: (problem: Problem | null): string => {
      switch (getProblemCode(problem)) {
        case 'too-early':
          return t`The new pick-up is too soon.`
        case 'closed-at-that-hour':
          return t`The location is closed at that time.`
        case 'too-short':
          return t`The rental would be too short.`
        case 'too-young':
          return t`A driver would be too young on the day of pick-up.`
        case 'car-elsewhere':
          return t`The car can’t be picked up at this location.`
        case 'option-unavailable':
          return t`The rental company no longer offers one of these options.`
        case null:
        default:
          return t`The rental company’s system didn’t accept this.`
      }
    },
  }
}
