import { isWallClock, toCalendarDate, wallClockDate } from '@masar/domain/rental/rental-clock.ts'
import { AdditionalDriverFields } from '#rental/person/additional-driver-fields.tsx'

import type { AmendmentFormHandle } from './use-amendment-form.ts'

const NAMES = {
  fullName: 'fullName',
  email: 'email',
  phone: 'phone',
  birthDate: 'birthDate',
} as const

/** Who else drives; how old they must be is told for the day that the form has. */
export function SecondDriver({ form }: { form: AmendmentFormHandle }) {
  const { rules, values } = form
  const { minimumAge, now } = rules
  const day = isWallClock(values.from) ? wallClockDate(values.from) : toCalendarDate(now, 'UTC')

  return <AdditionalDriverFields form={form} names={NAMES} age={{ day, minimumAge }} />
}
