import type { BookingInList } from '#api/queries/bookings.query.ts'
import { createApi } from '#api/client.ts'

import { BookingsPage, type BookingsPageProps } from '../list/bookings-page.tsx'
import { NO_BOOKING_FILTERS } from '../list/bookings-search.ts'

export interface ListedBookingsProps extends Partial<BookingsPageProps> {
  rows: BookingInList[]
}

/** The page of bookings with these rows and no filters. It sends no request unless a prop does. */
export function ListedBookings({ rows, ...props }: ListedBookingsProps) {
  return (
    <BookingsPage
      api={createApi({ host: '' })}
      part={{ rows, total: rows.length }}
      page={1}
      size={20}
      filters={NO_BOOKING_FILTERS}
      locationName={null}
      dropOffName={null}
      suppliers={[]}
      openChanges={() => Promise.reject(new Error('not asked to change'))}
      openCancellation={() => Promise.reject(new Error('not asked to cancel'))}
      onFilter={() => Promise.resolve()}
      {...props}
    />
  )
}
