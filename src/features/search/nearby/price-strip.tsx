import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { createLink } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

import { toMinor } from '@masar/domain/money/money.ts'
import { countRentalDays, toWallClock } from '@masar/domain/rental/rental-clock.ts'
import type { Trip } from '@masar/domain/booking/trip.ts'
import type { NearbyOffers } from '#api/queries/nearby-offers.query.ts'
import { usePrices } from '#rental/prices.tsx'
import { useDates } from '#ui/control/dates.tsx'
import { WhenParsed } from '#ui/page/when-parsed.tsx'
import { styled } from '#ui/style/styled.ts'

import type { SearchParams } from '../search-link.ts'

const Days = styled('ul', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(6.25rem, 1fr)',
    gap: '2',
    mx: { base: '-4', md: '-0.5' },
    px: { base: '4', md: '0.5' },
    py: '1',
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: '1rem',
    scrollbarWidth: 'thin',
    listStyle: 'none',
  },
})

const Caption = styled('p', { base: { fontSize: 'xs', color: 'fg.muted' } })

const DayLink = createLink(
  styled('a', {
    base: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      minH: '3.75rem',
      px: '2',
      py: '2',
      textAlign: 'center',
      lineHeight: 'tight',
      fontSize: 'xs',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'md',
      bg: 'bg.raised',
      scrollSnapAlign: 'center',
      _hover: { borderColor: 'border.strong' },
      '&[data-asked]': {
        borderColor: 'accent',
        bg: 'accent.subtle',
        boxShadow: 'inset 0 0 0 1px {colors.accent}',
      },
    },
  }),
)

const Price = styled('span', {
  base: { display: 'block', fontSize: 'sm', fontWeight: 'semibold', mt: '0.5' },
  variants: { isLowest: { true: { color: 'success.fg', fontWeight: 'bold' } } },
})

type Day = NearbyOffers['days'][number]

export interface PriceStripProps {
  trip: Trip
  zone?: string | undefined
  /** Null while the days are loading. */
  days: NearbyOffers['days'] | null
}

/**
 * The price of the same rental some days earlier or later. Each day links to its cars. Renders nothing when all
 * days cost the same.
 */
export function PriceStrip({ trip, zone, days }: PriceStripProps) {
  const { t } = useLingui()
  const { show } = usePrices()
  const { shortDay } = useDates()
  const length = countRentalDays(trip.from, trip.to)
  const list = useRef<HTMLUListElement>(null)

  // Scrolls the selected day to the center when not all days fit.
  useEffect(() => {
    if (!days) return
    const row = list.current
    const selectedDay = row?.querySelector<HTMLElement>('[data-asked]')
    if (!row || !selectedDay) return
    const [room, day] = [row.getBoundingClientRect(), selectedDay.getBoundingClientRect()]
    row.scrollLeft += day.left + day.width / 2 - room.left - room.width / 2
  }, [days])

  const price = (day: Day | undefined) =>
    day?.lowestTotal === undefined ? null : show(toMinor(day.lowestTotal))

  // If prices are equal or missing, there is no reason to change the dates.
  const totals = new Set(days?.map(({ lowestTotal }) => lowestTotal))
  if (!days || totals.size <= 1) return null
  const lowest = Math.min(...[...totals].filter((total) => total !== undefined))

  return (
    <nav aria-label={t`Prices on other days`}>
      <Caption>
        <Plural
          value={length}
          one="# day, cheapest car by pick-up date"
          other="# days, cheapest car by pick-up date"
        />
      </Caption>
      <WhenParsed>
        <Days ref={list}>
          {days.map((day) => {
            const [from, to] = [toWallClock(day.from, zone), toWallClock(day.to, zone)]
            const isSelected = from === trip.from
            return (
              <li key={from}>
                <DayLink
                  from="/search"
                  to="/search"
                  search={(search: SearchParams) => ({ ...search, from, to, page: undefined })}
                  data-asked={isSelected ? '' : undefined}
                >
                  {shortDay(from)}
                  <Price isLowest={day.lowestTotal === lowest}>
                    {price(day) ?? <Trans>No cars</Trans>}
                  </Price>
                  {day.lowestTotal === lowest ? (
                    <styled.span srOnly>
                      <Trans>Lowest price</Trans>
                    </styled.span>
                  ) : null}
                </DayLink>
              </li>
            )
          })}
        </Days>
      </WhenParsed>
    </nav>
  )
}
