import { useLingui } from '@lingui/react/macro'

import type { BookingFilters } from '#api/queries/bookings.query.ts'
import { ButtonLink } from '#ui/control/button.tsx'
import { Pager } from '#rental/pager.tsx'

import { toBookingsSearch } from './bookings-search.ts'

export interface BookingsPagerProps {
  page: number
  size: number
  total: number
  filters: BookingFilters
}

export function BookingsPager({ filters, ...pages }: BookingsPagerProps) {
  const { t } = useLingui()

  return (
    <Pager
      {...pages}
      label={t`Pages of bookings`}
      renderLink={(page, linkProps) => (
        <ButtonLink
          to="/bookings"
          search={{ page: page > 1 ? page : undefined, ...toBookingsSearch(filters) }}
          replace
          {...linkProps}
        />
      )}
    />
  )
}
