import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'

import { toCarPrices } from '@masar/domain/pricing/car-prices.ts'
import { extraOffer } from '@masar/domain/pricing/extra-offers.ts'
import { EXTRAS, type Extra, type ExtraOffer } from '@masar/domain/pricing/extras.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { EXTRA_NAMES, includedNames } from '#rental/car-facts/car-names.ts'
import { OptionPicture } from '#rental/option-picture/option-picture.tsx'
import { useCapabilities } from '#rental/operator-settings.ts'
import { usePrices } from '#rental/prices.tsx'
import { WhenParsed } from '#ui/page/when-parsed.tsx'
import { styled, SimpleGrid, Stack } from '#ui/style/styled.ts'
import { Figures, H2 } from '#ui/style/type.tsx'

/** A second column only if it has room for a picture, a name and a price in every language. */
const List = styled('ul', {
  base: { listStyleType: 'none', minW: '0' },
  variants: {
    isAlone: {
      true: {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
        columnGap: '10',
      },
    },
  },
})

/** What the price includes, and what can be added to it. */
export function CarInclusions({ car }: { car: components['schemas']['CarDetail'] }) {
  const { i18n } = useLingui()
  const names = includedNames(useCapabilities())
  const prices = toCarPrices(car)
  const offers = EXTRAS.map((extra) => ({
    extra,
    offer: extraOffer(prices, extra, 1, car.supplier.priceChangeRate),
  }))
  const included = offers.filter(({ offer }) => offer.offer === 'included')
  const priced = offers.filter(({ offer }) => offer.offer === 'once' || offer.offer === 'perDay')

  return (
    <SimpleGrid gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 20rem), 1fr))" gap="6">
      {included.length > 0 ? (
        <Column title={<Trans>Included</Trans>}>
          {included.map(({ extra }) => (
            <styled.li key={extra} display="flex" gap="3" alignItems="center" py="1">
              <OptionPicture extra={extra} isSelected keepsRoom={false} />
              <styled.span color="success.fg" display="inline-flex">
                <Check aria-hidden size={20} />
              </styled.span>
              {i18n._(names[extra])}
            </styled.li>
          ))}
        </Column>
      ) : null}
      {priced.length > 0 ? (
        <Column title={<Trans>Extras</Trans>} isAlone={included.length === 0}>
          {priced.map(({ extra, offer }) => (
            <PricedExtra key={extra} extra={extra} offer={offer} />
          ))}
        </Column>
      ) : null}
    </SimpleGrid>
  )
}

interface ColumnProps {
  title: ReactNode
  /** There is no column beside it, so its own list spans both. */
  isAlone?: boolean
  children: ReactNode
}

function Column({ title, isAlone = false, children }: ColumnProps) {
  const titleId = useId()

  return (
    <Stack gap="2" minW="0" gridColumn={isAlone ? '1 / -1' : undefined}>
      <H2 id={titleId}>{title}</H2>
      <List isAlone={isAlone} aria-labelledby={titleId}>
        {children}
      </List>
    </Stack>
  )
}

function PricedExtra({ extra, offer }: { extra: Extra; offer: ExtraOffer }) {
  const { i18n } = useLingui()
  const { show } = usePrices()
  const price = 'amount' in offer ? show(offer.amount) : ''

  return (
    <styled.li display="flex" columnGap="3" alignItems="center" py="1">
      <WhenParsed>
        <OptionPicture extra={extra} isSelected={false} />
        <styled.span flex="1 1 auto" minW="0">
          {i18n._(EXTRA_NAMES[extra])}
        </styled.span>
        <Figures color="fg.muted">
          {offer.offer === 'perDay' ? <Trans>{price}/day</Trans> : price}
        </Figures>
      </WhenParsed>
    </styled.li>
  )
}
