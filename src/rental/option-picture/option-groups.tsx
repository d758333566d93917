import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { ChosenExtras, Extra, ExtraOffer } from '@masar/domain/pricing/extras.ts'
import { styled, Stack } from '#ui/style/styled.ts'

import { OfferLabel } from '../car-facts/offer-label.tsx'
import { OptionChoice } from './option-choice.tsx'

interface OptionGroup {
  title: MessageDescriptor
  extras: readonly Extra[]
  isProtection?: boolean
}

/** Grouped by their purpose for the customer. */
const GROUPS: readonly OptionGroup[] = [
  { title: msg`Flexibility`, extras: ['cancellation', 'amendments'] },
  {
    title: msg`Protection`,
    extras: ['theftProtection', 'collisionDamageWaiver', 'fullInsurance'],
    isProtection: true,
  },
  {
    title: msg({ message: 'Drivers', comment: 'Options for drivers' }),
    extras: ['additionalDriver'],
  },
]

const Legend = styled('legend', {
  base: { fontSize: 'sm', fontWeight: 'semibold', color: 'fg.muted' },
})

type Offers = Readonly<Record<Extra, ExtraOffer>>

export interface OptionGroupsProps {
  offers: Offers
  chosen: ChosenExtras
  /** Renders the price of an option. By default, the price is shown as on the bill. */
  renderPrice?: (offer: ExtraOffer) => ReactNode
  /** What the customer pays for damage, shown below the protections. */
  excess?: ReactNode
  /** Missing if options cannot be changed. */
  onSwitch?: ((extra: Extra, on: boolean) => void) | undefined
}

/** The offered options, each with an explanation and a price. Used on the car page and in checkout. */
export function OptionGroups(props: OptionGroupsProps) {
  const { offers, chosen, renderPrice, excess, onSwitch } = props
  const { t } = useLingui()
  const groups = listOfferedGroups(offers)

  return (
    <styled.fieldset minW="0">
      <styled.legend srOnly>
        <Trans>Options</Trans>
      </styled.legend>
      <Stack gap="5">
        {groups.map(({ title, extras, isProtection }) => (
          <styled.fieldset key={title.id} minW="0">
            <Legend>{t(title)}</Legend>
            {extras.map((extra) => (
              <OptionChoice
                key={extra}
                extra={extra}
                offer={offers[extra]}
                isOn={chosen[extra] === true}
                price={renderPrice?.(offers[extra]) ?? <OfferLabel offer={offers[extra]} />}
                onSwitch={onSwitch}
              />
            ))}
            {isProtection && excess ? <styled.div mt="3">{excess}</styled.div> : null}
          </styled.fieldset>
        ))}
        {groups.some(({ isProtection }) => isProtection) ? null : excess}
      </Stack>
    </styled.fieldset>
  )
}

/** Returns the groups with only the offered options, and omits empty groups. */
const listOfferedGroups = (offers: Offers) =>
  GROUPS.map(({ extras, ...group }) => ({
    ...group,
    extras: extras.filter((extra) => offers[extra].offer !== 'unavailable'),
  })).filter(({ extras }) => extras.length > 0)
