import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { LanguageNames } from '#rental/language-names.tsx'
import { useCapabilities } from '#rental/operator-settings.ts'
import { OtherDriverFields } from '#rental/person/other-driver-fields.tsx'
import { Select } from '#ui/control/controls.tsx'
import { Tick } from '#ui/control/tick.tsx'
import { Field } from '#ui/form/field.tsx'
import { usePreferences } from '#ui/menu/preferences.tsx'
import { P } from '#ui/style/type.tsx'

import type { CheckoutActor } from '../../flow/checkout.flow.ts'
import { OTHER_DRIVER_NAMES } from './driver-values.ts'
import type { DriverForm } from './use-driver-form.ts'

export interface MainDriverProps {
  actor: CheckoutActor
  driverForm: DriverForm
}

/** The checkbox to book for another driver. */
export function MainDriverChoice({ actor }: Pick<MainDriverProps, 'actor'>) {
  const { mainDrivers } = useCapabilities()
  const { language } = usePreferences()
  const isForOther = useSelector(actor, ({ context }) => context.draft.mainDriver !== null)
  if (!mainDrivers) return null

  return (
    <Tick
      type="checkbox"
      checked={isForOther}
      onChange={({ target: { checked } }) =>
        actor.send({ type: 'mainDriver.edited', driver: checked ? { language } : null })
      }
    >
      <Trans>I’m booking for another driver</Trans>
    </Tick>
  )
}

/** The fields for the person who drives, and the language of that person's emails. */
export function MainDriverFields({ actor, driverForm }: MainDriverProps) {
  const { form, age, isDriving } = driverForm
  const { t } = useLingui()
  if (isDriving) return null

  return (
    <OtherDriverFields
      form={form}
      title={<Trans>Main driver</Trans>}
      names={OTHER_DRIVER_NAMES.mainDriver}
      age={age}
      emailHint={t`We’ll send the voucher to this address, too.`}
    >
      <EmailLanguage actor={actor} />
      <P size="sm" tone="muted" gridColumn="1 / -1">
        <Trans>
          At pick-up, this person shows their driving licence and identity document, and pays the
          amount due. Only the person who books can change or cancel the booking.
        </Trans>
      </P>
    </OtherDriverFields>
  )
}

function EmailLanguage({ actor }: Pick<MainDriverProps, 'actor'>) {
  const { t } = useLingui()
  const language = useSelector(actor, ({ context }) => context.draft.mainDriver?.language)

  return (
    <Field label={t`Language of the driver’s emails`}>
      {(control) => (
        <Select
          {...control}
          value={language}
          onChange={({ target: { value } }) =>
            actor.send({ type: 'mainDriver.edited', driver: { language: value } })
          }
        >
          <LanguageNames />
        </Select>
      )}
    </Field>
  )
}
