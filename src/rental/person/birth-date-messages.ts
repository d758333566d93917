import { useLingui } from '@lingui/react/macro'

import { findBirthDateIssue, type BirthDateIssue } from '@masar/domain/person/birth-date.ts'
import type { CalendarDate } from '@masar/domain/rental/calendar.ts'

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
      const issue = findBirthDateIssue(birthDate, day, minimumAge)
      return issue === null ? undefined : texts[issue]
    },
  }
}
