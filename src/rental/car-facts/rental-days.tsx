import { Plural, Trans } from '@lingui/react/macro'

import { dividePerDay } from '@masar/domain/money/money.ts'

import { usePrices } from '../prices.tsx'

export interface RentalDaysProps {
  /** In minor units. */
  total: number
  days: number
}

/** "3 days · 52 TND/day": the length of a rental, and the price per day if there are several. */
export function RentalDays({ total, days }: RentalDaysProps) {
  const { show } = usePrices()
  const aDay = show(dividePerDay(total, days))

  return (
    <>
      <Plural value={days} one="# day" other="# days" />
      {days > 1 ? (
        <>
          {' · '}
          <Trans>{aDay}/day</Trans>
        </>
      ) : null}
    </>
  )
}
