import type { BookingInList } from '#api/bookings.query.ts'
import { LazyVehicleDrawing } from '#ui/drawings/lazy-drawings.ts'
import { pickTint } from '#ui/drawings/tint.ts'
import { chakra } from '#ui/styled.ts'

/** The car of a booking, drawn where its kind is told. */
export function BookedCar({ booking: { car } }: { booking: BookingInList }) {
  if (!car.range) return null

  return (
    <chakra.div width="5.5rem" aspectRatio="3 / 2" flexShrink={0}>
      <LazyVehicleDrawing range={car.range} tint={pickTint(car._id)} />
    </chakra.div>
  )
}
