import { findBirthDateIssue } from '@masar/domain/person/birth-date.ts'
import type { CalendarDate } from '@masar/domain/rental/calendar.ts'

import { createFieldRefusal } from '../contract/problem.ts'

export type AgeCheck = {
  birthDate: string
  /** The date on which the person must have the minimum age. */
  day: CalendarDate
  minimumAge?: number | null
}

/** Throws for drivers who are too young on that day, and for impossible birth dates. */
export function refuseBirthDate(pointer: string, person: AgeCheck): void {
  const issue = findBirthDateIssue(person.birthDate, person.day, person.minimumAge)
  if (issue === 'age') throw createFieldRefusal(pointer, 'too-young', 'too-young')
  if (issue !== null) throw createFieldRefusal(pointer, 'invalid-request', 'wrong-format')
}
