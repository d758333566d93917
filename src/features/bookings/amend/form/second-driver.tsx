import { Trans, useLingui } from '@lingui/react/macro'

import { latestBirthDate } from '#domain/ages.ts'
import { wallClockDate, isWallClock } from '#domain/rental-clock.ts'
import { FieldGrid } from '#ui/form/field-grid.tsx'
import { TextField } from '#ui/form/form-fields.tsx'
import { chakra } from '#ui/styled.ts'
import { H3 } from '#ui/type.tsx'

import type { AmendmentFormHandle } from './use-amendment-form.ts'

/** Who else drives. */
export function SecondDriver({ form }: { form: AmendmentFormHandle }) {
  const { t } = useLingui()
  const { rules, values } = form
  const { minimumAge, now } = rules
  const day = isWallClock(values.from) ? wallClockDate(values.from) : now.toISOString().slice(0, 10)

  return (
    <chakra.fieldset>
      <chakra.legend mb="4">
        <H3 as="span">
          <Trans>Additional driver</Trans>
        </H3>
      </chakra.legend>
      <FieldGrid>
        <TextField form={form} name="fullName" autoComplete="off" />
        <TextField form={form} name="email" type="email" inputMode="email" autoComplete="off" />
        <TextField
          form={form}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          hint={t`With the country code, such as +216 20 123 456.`}
        />
        <TextField
          form={form}
          name="birthDate"
          type="date"
          autoComplete="off"
          min="1900-01-01"
          max={latestBirthDate(day, minimumAge)}
          hint={t`Drivers of this car must be at least ${minimumAge} on the day of pick-up.`}
        />
      </FieldGrid>
    </chakra.fieldset>
  )
}
