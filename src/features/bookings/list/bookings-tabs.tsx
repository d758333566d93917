import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createLink } from '@tanstack/react-router'

import type { BookingFilters } from '#api/queries/bookings.query.ts'
import { BOOKING_TABS, type BookingTab } from '@masar/domain/booking/booking-state.ts'
import { styled } from '#ui/style/styled.ts'

import { toBookingsSearch } from './bookings-search.ts'

const TAB_NAMES: Record<BookingTab, MessageDescriptor> = {
  upcoming: msg({
    message: 'Current and upcoming',
    comment: 'Tab of the list of bookings: those that lie ahead and those that have begun',
  }),
  past: msg({ message: 'Past', comment: 'Tab of the list of bookings' }),
  cancelled: msg({ message: 'Cancelled', context: 'Tab of the list of bookings' }),
}

const Row = styled('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: { base: '0', md: '1' },
    rowGap: '1',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
})
const Tab = createLink(
  styled('a', {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      minH: '11',
      px: { base: '2', md: '4' },
      mb: '-1px',
      borderBottomWidth: '3px',
      borderColor: 'transparent',
      color: 'fg.muted',
      fontSize: { base: 'sm', md: 'md' },
      fontWeight: 'medium',
      textDecoration: 'none',
      _hover: { color: 'fg', borderColor: 'border.strong' },
      '&[aria-current=page]': { color: 'fg', borderColor: 'accent', fontWeight: 'semibold' },
    },
  }),
)

/** Links to a customer's three lists, each with its own URL. Keeps all filters except the statuses. */
export function BookingsTabs({ filters }: { filters: BookingFilters }) {
  const { t } = useLingui()

  return (
    <Row aria-label={t`Bookings to show`}>
      {BOOKING_TABS.map((tab) => (
        <Tab
          key={tab}
          to="/bookings"
          search={toBookingsSearch({ ...filters, tab, statuses: [] })}
          aria-current={tab === filters.tab ? 'page' : undefined}
          activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
          resetScroll={false}
        >
          {t(TAB_NAMES[tab])}
        </Tab>
      ))}
    </Row>
  )
}
