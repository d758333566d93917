import { chakra } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'

import { latestBirthDate } from '#domain/ages.ts'
import type { Driver } from '#domain/driver.ts'
import { dateOf, isWallClock } from '#domain/rental-clock.ts'
import { Input } from '#ui/controls.tsx'
import { FieldGrid } from '#ui/field-grid.tsx'
import { Field } from '#ui/field.tsx'
import { H3 } from '#ui/type.tsx'

import type { AmendmentForm } from './use-amendment-form.ts'

/** Who else drives. */
export function SecondDriver({ form }: { form: AmendmentForm }) {
  const { t } = useLingui()
  const { draft, rules } = form
  const { minimumAge, now } = rules
  const day = isWallClock(draft.from) ? dateOf(draft.from) : now.toISOString().slice(0, 10)

  return (
    <chakra.fieldset>
      <chakra.legend mb="4">
        <H3 as="span">
          <Trans>Additional driver</Trans>
        </H3>
      </chakra.legend>
      <FieldGrid>
        <DriverField form={form} name="fullName" />
        <DriverField form={form} name="email" type="email" inputMode="email" />
        <DriverField
          form={form}
          name="phone"
          type="tel"
          inputMode="tel"
          hint={t`With the country code, such as +216 20 123 456.`}
        />
        <DriverField
          form={form}
          name="birthDate"
          type="date"
          min="1900-01-01"
          max={latestBirthDate(day, minimumAge)}
          hint={t`Drivers of this car must be at least ${minimumAge} on the day of pick-up.`}
        />
      </FieldGrid>
    </chakra.fieldset>
  )
}

interface DriverFieldProps extends Pick<
  ComponentProps<typeof Input>,
  'type' | 'inputMode' | 'min' | 'max'
> {
  form: AmendmentForm
  name: keyof Driver
  hint?: string
}

function DriverField({ form, name, hint, ...native }: DriverFieldProps) {
  const { additionalDriver } = form.draft

  return (
    <Field id={form.idOf(name)} label={form.names[name]} hint={hint} error={form.error(name)}>
      {(control) => (
        <Input
          {...control}
          {...native}
          aria-required
          autoComplete="off"
          value={additionalDriver[name]}
          onChange={({ target }) =>
            form.edit({ additionalDriver: { ...additionalDriver, [name]: target.value } })
          }
        />
      )}
    </Field>
  )
}
