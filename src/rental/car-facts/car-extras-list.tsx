import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Plus } from 'lucide-react'

import { carPricesOf } from '#domain/car-prices.ts'
import { extraOffer } from '#domain/extra-offers.ts'
import { EXTRAS } from '#domain/extras.ts'
import type { components } from '#openapi/schema.d.ts'
import { chakra, Flex } from '#ui/styled.ts'

import { usePrices } from '../prices.tsx'
import { EXTRA_NAMES, INCLUDED_NAMES } from './car-names.ts'

export interface CarExtrasListProps {
  car: components['schemas']['CarRow'] | components['schemas']['CarDetail']
  /** Only what costs nothing, for a card. */
  includedOnly?: boolean
}

/** The options of a car: included, or what they cost with the supplier's percentage. */
export function CarExtrasList({ car, includedOnly = false }: CarExtrasListProps) {
  const { i18n, t } = useLingui()
  const { show } = usePrices()
  const prices = carPricesOf(car)
  const offers = EXTRAS.map((extra) => ({
    extra,
    offer: extraOffer(prices, extra, 1, car.supplier.priceChangeRate),
  })).filter(({ offer }) =>
    includedOnly ? offer.offer === 'included' : offer.offer !== 'unavailable',
  )
  if (offers.length === 0) return null

  const list = (
    <chakra.ul
      aria-label={includedOnly ? t`Included` : t`Options`}
      listStyleType="none"
      display={includedOnly ? 'flex' : 'grid'}
      flexWrap="wrap"
      columnGap="4"
      rowGap="1"
      fontSize="sm"
    >
      {offers.map(({ extra, offer }) => {
        const isIncluded = offer.offer === 'included'
        const name = i18n._((isIncluded ? INCLUDED_NAMES : EXTRA_NAMES)[extra])
        const price = 'amount' in offer ? show(offer.amount) : ''
        return (
          <chakra.li key={extra} display="inline-flex" gap="1.5" alignItems="center">
            <chakra.span color={isIncluded ? 'success.fg' : 'fg.muted'} display="inline-flex">
              {isIncluded ? <Check aria-hidden size={16} /> : <Plus aria-hidden size={16} />}
            </chakra.span>
            {offer.offer === 'once' ? (
              <Trans>
                {name}: {price}
              </Trans>
            ) : offer.offer === 'perDay' ? (
              <Trans>
                {name}: {price} a day
              </Trans>
            ) : includedOnly ? (
              name
            ) : (
              <Trans>{name}: included</Trans>
            )}
          </chakra.li>
        )
      })}
    </chakra.ul>
  )
  if (!includedOnly) return list

  return (
    <Flex gap="4">
      <chakra.span color="fg.muted" fontSize="sm" flexShrink={0}>
        <Trans>Included:</Trans>
      </chakra.span>
      {list}
    </Flex>
  )
}
