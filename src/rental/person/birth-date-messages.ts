import { useLingui } from '@lingui/react/macro'

import { birthDateIssue, type BirthDateIssue } from '@masar/domain/person/birth-date.ts'
import type { CalendarDate } from '@masar/domain/rental/calendar.ts'

/** The messages of a birth date field. */
export function useBirthDateMessages(minimumAge: number) {
  const { t } = useLingui()
  const texts: Record<BirthDateIssue, string> = {
    unreadable: t`Enter day, month and year, such as 24/12/1990.`,
    'year-digits': t`Enter the year with four digits.`,
    'birth-year': t`Check the year of birth.`,
    age: t`You must be at least ${minimumAge} years old.`,
  }

  return {
    texts,
    birthDate: (day: CalendarDate) => (birthDate: string) => {
      const issue = birthDateIssue(birthDate, day, minimumAge)
      return issue === null ? undefined : texts[issue]
    },
  }
}
