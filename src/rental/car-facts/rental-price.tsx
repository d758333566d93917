import { Plural, Trans } from '@lingui/react/macro'

import { carPricesOf, depositOf } from '#domain/car-prices.ts'
import { perDay } from '#domain/money.ts'
import { longerForLess, priceRental } from '#domain/price.ts'
import { rentalSpan } from '#domain/rental-clock.ts'
import type { components } from '#openapi/schema.d.ts'
import { chakra, Stack } from '#ui/styled.ts'

import { usePrices } from '../prices.tsx'
import { Figures } from '#ui/type.tsx'
import { PriceBreakdown } from './price-breakdown.tsx'

export interface RentalPriceProps {
  car: components['schemas']['CarRow'] | components['schemas']['CarDetail']
  /** Wall clocks of the pick-up place. */
  from: string
  to: string
  zone?: string | undefined
}

/** What a rental costs in all and a day, how that adds up, and when a longer one costs less. */
export function RentalPrice({ car, from, to, zone }: RentalPriceProps) {
  const { show, showBill } = usePrices()
  const rate = car.supplier.priceChangeRate
  const prices = carPricesOf(car, zone)
  const span = rentalSpan(from, to)
  const { total, lines, days } = priceRental(prices, span, {}, rate)
  const aDay = show(perDay(total, days))
  const deposit = depositOf(prices, rate)

  return (
    <Stack gap="1">
      <Figures fontSize="2xl" fontWeight="bold" lineHeight="tight">
        {showBill({ lines: [total], deposit }).rental}
      </Figures>
      <chakra.p color="fg.muted" fontSize="sm">
        <Plural value={days} one="for # day" other="for # days" />
        {days > 1 ? (
          <>
            {' · '}
            <Trans>{aDay} a day</Trans>
          </>
        ) : null}
      </chakra.p>
      <LongerForLess longer={longerForLess(prices, span, {}, rate)} days={days} />
      <chakra.details fontSize="sm">
        <chakra.summary cursor="pointer" color="accent" py="1">
          <Trans>How the price adds up</Trans>
        </chakra.summary>
        <PriceBreakdown lines={lines} deposit={deposit} size="sm" />
      </chakra.details>
    </Stack>
  )
}

interface LongerForLessProps {
  longer: ReturnType<typeof longerForLess>
  days: number
}

/** A started day counts in full: "30 days cost less" says nothing to whoever is billed 30 days. */
function LongerForLess({ longer, days }: LongerForLessProps) {
  const { show } = usePrices()
  if (!longer || longer.days === days) return null

  const saving = show(longer.saving)
  return (
    <chakra.p bg="success.subtle" color="success.fg" borderRadius="md" px="2" py="1" fontSize="sm">
      <Plural
        value={longer.days}
        one={`# day costs ${saving} less`}
        other={`# days cost ${saving} less`}
      />
    </chakra.p>
  )
}
