import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import type { Extra, ExtraOffer } from '@masar/domain/pricing/extras.ts'
import type { Quote } from '@masar/domain/pricing/quote.ts'
import { EXTRA_NAMES, includedNames } from '#rental/car-facts/car-names.ts'
import { OfferLabel } from '#rental/car-facts/offer-label.tsx'
import { OptionPicture } from '#rental/option-picture/option-picture.tsx'
import { OptionRow } from '#rental/option-picture/option-row.ts'
import { useCapabilities } from '#rental/operator-settings.ts'
import { StepButton } from '#rental/price-block/action-bar.tsx'
import { Notice } from '#ui/toast/notice.tsx'
import { WhenParsed } from '#ui/page/when-parsed.tsx'
import { styled, Stack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'
import { Tick } from '#ui/control/tick.tsx'

import type { CheckoutActor } from '../flow/checkout.flow.ts'

const EXPLANATIONS: Record<Extra, MessageDescriptor> = {
  cancellation: msg`Cancel up to 24 hours before pick-up for a full refund.`,
  amendments: msg`Dates and options can be changed after booking.`,
  theftProtection: msg`Covers theft of the car, with no excess.`,
  collisionDamageWaiver: msg`Limits what you pay for damage to the car.`,
  fullInsurance: msg`Covers damage to the car and to others, without excess.`,
  additionalDriver: msg`Add a second driver. You’ll enter their details next.`,
}

/** For backends without refund terms, or where only staff can change bookings. */
const ON_REQUEST = {
  cancellation: msg`You can ask the rental company to cancel.`,
  amendments: msg`You can ask the rental company to change dates and options.`,
}

/** The options, grouped by what customers want from them. */
const GROUPS: readonly { title: MessageDescriptor; extras: readonly Extra[] }[] = [
  { title: msg`Flexibility`, extras: ['cancellation', 'amendments'] },
  {
    title: msg`Protection`,
    extras: ['theftProtection', 'collisionDamageWaiver', 'fullInsurance'],
  },
  {
    title: msg({ message: 'Drivers', comment: 'Options for drivers' }),
    extras: ['additionalDriver'],
  },
]

const Legend = styled('legend', {
  base: { fontSize: 'sm', fontWeight: 'semibold', color: 'fg.muted' },
})

/** The options of the rental; their prices are those of the bill. */
export function OptionsStep({ actor }: { actor: CheckoutActor }) {
  const { t } = useLingui()
  const { refundTerms, amendments } = useCapabilities()
  const included = includedNames({ refundTerms, amendments })
  const explanations = {
    ...EXPLANATIONS,
    ...(!refundTerms && { cancellation: ON_REQUEST.cancellation }),
    ...(!amendments && { amendments: ON_REQUEST.amendments }),
  }
  const { quote, draft, invalid } = useSelector(actor, ({ context }) => context)
  if (!quote) return null

  const complete = () => actor.send({ type: 'step.completed', invalid: [] })

  return (
    <Stack gap="5">
      {invalid.length > 0 ? (
        <Notice tone="warning" urgent>
          <Trans>
            The rental company no longer offers one of these options. Please review them.
          </Trans>
        </Notice>
      ) : null}
      <styled.fieldset>
        <styled.legend srOnly>
          <Trans>Options</Trans>
        </styled.legend>
        <Stack gap="5">
          {offeredGroups(quote).map(({ title, extras }) => (
            <styled.fieldset key={title.id}>
              <Legend>{t(title)}</Legend>
              {extras.map((extra) => (
                <Option
                  key={extra}
                  extra={extra}
                  name={t(
                    (quote.offers[extra].offer === 'included' ? included : EXTRA_NAMES)[extra],
                  )}
                  explanation={t(explanations[extra])}
                  offer={quote.offers[extra]}
                  isOn={draft.extras[extra]}
                  isFixed={isFixed(extra, quote.offers[extra])}
                  onSwitch={(on) => actor.send({ type: 'extras.chosen', extras: { [extra]: on } })}
                />
              ))}
            </styled.fieldset>
          ))}
        </Stack>
      </styled.fieldset>
      <StepButton
        label={t`Continue to driver details`}
        short={t({ message: 'Continue', comment: 'To the next step of checkout' })}
        onPress={complete}
      />
    </Stack>
  )
}

/** Omits options that are not offered, and groups without an offered option. */
const offeredGroups = ({ offers }: Quote) =>
  GROUPS.map(({ title, extras }) => ({
    title,
    extras: extras.filter((extra) => offers[extra].offer !== 'unavailable'),
  })).filter(({ extras }) => extras.length > 0)

/** An included option cannot be deselected; an included additional driver still has to be named. */
const isFixed = (extra: Extra, { offer }: ExtraOffer) =>
  offer === 'included' && extra !== 'additionalDriver'

interface OptionProps {
  extra: Extra
  name: string
  explanation: string
  offer: ExtraOffer
  isOn: boolean
  isFixed: boolean
  onSwitch: (on: boolean) => void
}

function Option(props: OptionProps) {
  const { extra, name, explanation, offer, isOn, isFixed: fixed, onSwitch } = props

  return (
    <OptionRow>
      <WhenParsed>
        <OptionPicture extra={extra} isSelected={isOn} />
        <Tick
          type="checkbox"
          checked={isOn}
          disabled={fixed}
          onChange={(event) => onSwitch(event.target.checked)}
          aside={<OfferLabel offer={offer} />}
        >
          <styled.span fontWeight="medium">{name}</styled.span>
          <P as="span" display="block" size="sm" tone="muted">
            {explanation}
          </P>
        </Tick>
      </WhenParsed>
    </OptionRow>
  )
}
