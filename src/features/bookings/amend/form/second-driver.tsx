import { Trans } from '@lingui/react/macro'

import { isWallClock, toCalendarDate, getWallClockDate } from '@masar/domain/rental/rental-clock.ts'
import { OtherDriverFields } from '#rental/person/other-driver-fields.tsx'

import type { AmendmentFormHandle } from './use-amendment-form.ts'

const FIELD_NAMES = {
  fullName: 'fullName',
  email: 'email',
  phone: 'phone',
  birthDate: 'birthDate',
} as const

/** The fields of the additional driver. The minimum age applies on the selected day of pick-up. */
export function SecondDriver({ form }: { form: AmendmentFormHandle }) {
  const { rules, values } = form
  const { minimumAge, now, zone } = rules
  const day = isWallClock(values.from) ? getWallClockDate(values.from) : toCalendarDate(now, zone)

  return (
    <OtherDriverFields
      form={form}
      title={<Trans>Additional driver</Trans>}
      names={FIELD_NAMES}
      age={{ day, minimumAge }}
    />
  )
}
