import { birthDateIssue } from '@masar/domain/person/birth-date.ts'
import type { CalendarDate } from '@masar/domain/rental/calendar.ts'

import { fieldRefusal } from '../contract/problem.ts'

export type BornPerson = {
  birthDate: string
  /** The date at which the age counts. */
  day: CalendarDate
  minimumAge?: number | null
}

/** Throws for drivers who are too young on that day, and for impossible birth dates. */
export function refuseBirthDate(pointer: string, person: BornPerson): void {
  const issue = birthDateIssue(person.birthDate, person.day, person.minimumAge)
  if (issue === 'age') throw fieldRefusal(pointer, 'too-young', 'too-young')
  if (issue !== null) throw fieldRefusal(pointer, 'invalid-request', 'wrong-format')
}
