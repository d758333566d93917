import { useLocation, useRouter } from '@tanstack/react-router'
import { useState } from 'react'

import { deleteOfflineBookings, readOfflineBookings } from '#app/offline/offline-bookings.ts'
import { readUpcomingSearches } from '#api/stored/offline-searches.ts'
import { toWallClock } from '@masar/domain/rental/rental-clock.ts'

import { toBookingTimes } from '../features/bookings/booking-times.ts'
import { StoredBookingPage } from '../features/bookings/save/stored-booking-page.tsx'
import { OfflinePage } from '../features/offline/offline-page.tsx'

/** Rendered by the root route instead of a page that cannot be loaded offline. */
export function Offline() {
  const router = useRouter()
  const { pathname, searchStr } = useLocation()
  const [bookings, setBookings] = useState(readOfflineBookings)
  const [searches] = useState(readUpcomingSearches)

  const id = new URLSearchParams(searchStr).get('b')
  const storedBooking = bookings.find(({ booking }) => booking._id === id)
  if (pathname === '/booking' && storedBooking) {
    return (
      <StoredBookingPage
        key={id}
        booking={storedBooking.booking}
        keptAt={toLocalTime(storedBooking.at)}
      />
    )
  }
  return (
    <OfflinePage
      bookings={bookings.map(({ booking }) => ({
        id: booking._id,
        car: booking.car.name,
        from: toBookingTimes(booking).from,
      }))}
      searches={searches}
      onRetry={() => void router.invalidate()}
      onForget={() => {
        deleteOfflineBookings()
        setBookings([])
      }}
    />
  )
}

const toLocalTime = (instant: string) =>
  toWallClock(instant, new Intl.DateTimeFormat().resolvedOptions().timeZone)
