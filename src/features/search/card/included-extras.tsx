import { Trans, useLingui } from '@lingui/react/macro'

import { toCarPrices } from '@masar/domain/pricing/car-prices.ts'
import { makeExtraOffer } from '@masar/domain/pricing/extra-offers.ts'
import { EXTRAS } from '@masar/domain/pricing/extras.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { getIncludedNames } from '#rental/car-facts/car-names.ts'
import { useCapabilities } from '#rental/operator-settings.ts'
import { usePrices } from '#rental/prices.tsx'
import { styled } from '#ui/style/styled.ts'

import { FactIcon } from '#rental/car-facts/fact-icon.tsx'

const List = styled('ul', {
  base: {
    gridArea: 'included',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    listStyle: 'none',
    fontSize: 'sm',
    lineHeight: '1.4',
    color: 'success.fg',
    fontWeight: 'medium',
  },
})
const Item = styled('li', {
  base: { display: 'flex', alignItems: 'center', gap: '1' },
  variants: { isNeutral: { true: { color: 'fg', fontWeight: 'normal' } } },
})

const MAX_EXTRAS = 2

/** The price of the cancellation option, followed by the first included extras. */
export function IncludedExtras({ car }: { car: components['schemas']['CarRow'] }) {
  const { i18n, t } = useLingui()
  const names = getIncludedNames(useCapabilities())
  const isFreeToCancel = car.cancellation === 0
  const included = EXTRAS.filter((extra) => car[extra] === 0)

  return (
    <List aria-label={t`Cancellation and what is included`}>
      {isFreeToCancel ? null : (
        <Item isNeutral>
          <CancellationPrice car={car} />
        </Item>
      )}
      {included.slice(0, isFreeToCancel ? MAX_EXTRAS : MAX_EXTRAS - 1).map((extra) => (
        <Item key={extra}>
          <FactIcon fact="included" />
          {i18n._(names[extra])}
        </Item>
      ))}
    </List>
  )
}

function CancellationPrice({ car }: { car: components['schemas']['CarRow'] }) {
  const { show } = usePrices()
  const offer = makeExtraOffer(toCarPrices(car), 'cancellation', 1, car.supplier.priceChangeRate)
  if (offer.offer !== 'once') return <Trans>Non-refundable</Trans>
  const price = show(offer.amount)

  return <Trans>Cancellation option: {price}</Trans>
}
