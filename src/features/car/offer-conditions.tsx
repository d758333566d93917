import { Plural, Trans } from '@lingui/react/macro'

import { getRequiredAge } from '@masar/domain/person/ages.ts'
import { toCarPrices } from '@masar/domain/pricing/car-prices.ts'
import { makeExtraOffer } from '@masar/domain/pricing/extra-offers.ts'
import type { ChosenExtras } from '@masar/domain/pricing/extras.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { useDepositText } from '#rental/car-facts/deposit-text.ts'
import { useCapabilities } from '#rental/operator-settings.ts'
import { usePrices } from '#rental/prices.tsx'
import { FigureList, FigureRow } from '#ui/page/figure-list.tsx'
import { styled } from '#ui/style/styled.ts'

type Car = components['schemas']['CarDetail']

export interface OfferConditionsProps {
  car: Car
  zone?: string | undefined
  extras?: ChosenExtras
}

/** The conditions beside the price: deposit, minimum age, and cost of the cancellation option. */
export function OfferConditions({ car, zone, extras = {} }: OfferConditionsProps) {
  const deposit = useDepositText()(car, zone)

  return (
    <FigureList isSmall pt="4" borderTopWidth="1px" borderColor="border">
      <FigureRow name={<Trans>Deposit</Trans>}>
        {deposit ? <Trans>{deposit}, refundable</Trans> : <Trans>No deposit</Trans>}
      </FigureRow>
      <FigureRow name={<Trans>Minimum age</Trans>}>
        <Plural value={getRequiredAge(car.minimumAge)} one="# year" other="# years" />
      </FigureRow>
      <FigureRow name={<Trans>Cancellation</Trans>}>
        <CancellationOffer car={car} zone={zone} isChosen={extras.cancellation === true} />
      </FigureRow>
    </FigureList>
  )
}

interface CancellationOfferProps {
  car: Car
  zone: string | undefined
  isChosen: boolean
}

function CancellationOffer({ car, zone, isChosen }: CancellationOfferProps) {
  const { show } = usePrices()
  const { refundTerms } = useCapabilities()
  const offer = makeExtraOffer(
    toCarPrices(car, zone),
    'cancellation',
    1,
    car.supplier.priceChangeRate,
  )

  switch (isChosen ? 'included' : offer.offer) {
    case 'unavailable':
      return <Trans>Not possible</Trans>
    case 'included':
      return refundTerms ? (
        <styled.span color="success.fg">
          <Trans>Free, up to 24 hours before pick-up</Trans>
        </styled.span>
      ) : (
        <Trans context="of an extra">Included</Trans>
      )
    case 'once':
    case 'perDay': {
      const price = 'amount' in offer ? show(offer.amount) : ''
      return <Trans>Optional, {price}</Trans>
    }
  }
}
