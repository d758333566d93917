import { Plural, Trans } from '@lingui/react/macro'

import type { ExtraOffer } from '@masar/domain/pricing/extras.ts'
import { styled } from '#ui/style/styled.ts'
import { usePrices } from '../prices.tsx'

/** The price of an option for this rental, as on the bill. */
export function OfferLabel({ offer }: { offer: ExtraOffer }) {
  const { show } = usePrices()

  switch (offer.offer) {
    case 'unavailable':
      return <Trans>Not offered</Trans>
    case 'included':
      return <Trans context="of an extra">Included</Trans>
    case 'once':
      return <Amount>{show(offer.amount)}</Amount>
    case 'perDay': {
      const { days } = offer
      const unitPrice = show(offer.unitPrice)
      return (
        <styled.span display="block" textAlign="end">
          <Amount>{show(offer.amount)}</Amount>
          <styled.span display="block" fontSize="sm">
            <Trans>
              <Plural value={days} one="# day" other="# days" /> × {unitPrice}
            </Trans>
          </styled.span>
        </styled.span>
      )
    }
  }
}

const Amount = styled('span', {
  base: { color: 'fg', fontWeight: 'semibold', whiteSpace: 'nowrap' },
})
