import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { EXTRAS, type ExtraOffer } from '@masar/domain/pricing/extras.ts'
import { OfferLabel } from '#rental/car-facts/offer-label.tsx'
import { OptionGroups } from '#rental/option-picture/option-groups.tsx'
import { usePrices } from '#rental/prices.tsx'
import { Stack } from '#ui/style/styled.ts'
import { Figures, H2, P } from '#ui/style/type.tsx'

import type { CarOptions } from './use-car-options.ts'

export interface CarOptionListProps extends CarOptions {
  /** What the customer pays for damage, if the supplier states it. */
  excess: ReactNode
}

/** The options that can be added to the price. The choice is stored for checkout. */
export function CarOptionList({ offers, chosen, onSwitch, excess }: CarOptionListProps) {
  if (EXTRAS.every((extra) => offers[extra].offer === 'unavailable')) return excess

  return (
    <Stack as="section" gap="4">
      <Stack gap="1">
        <H2>
          <Trans>Options</Trans>
        </H2>
        {onSwitch ? (
          <P tone="muted">
            <Trans>Choose now or while you book.</Trans>
          </P>
        ) : null}
      </Stack>
      <OptionGroups
        offers={offers}
        chosen={chosen}
        renderPrice={onSwitch ? undefined : (offer) => <UnitPrice offer={offer} />}
        excess={excess}
        onSwitch={onSwitch}
      />
    </Stack>
  )
}

/** The price per day, shown when there is no bookable trip to calculate a total for. */
function UnitPrice({ offer }: { offer: ExtraOffer }) {
  const { show } = usePrices()
  if (offer.offer !== 'perDay') return <OfferLabel offer={offer} />

  const price = show(offer.unitPrice)
  return (
    <Figures color="fg" fontWeight="semibold">
      <Trans>{price}/day</Trans>
    </Figures>
  )
}
