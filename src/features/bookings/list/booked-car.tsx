import type { BookingInList } from '#api/queries/bookings.query.ts'
import { VehiclePicture } from '#rental/vehicle/vehicle-picture.tsx'
import { chakra } from '#ui/style/styled.ts'

/** The car of a booking, drawn where its kind is told. */
export function BookedCar({ booking: { car } }: { booking: BookingInList }) {
  if (!car.range) return null

  return (
    <chakra.div width="5.5rem" flexShrink={0}>
      <VehiclePicture car={{ ...car, range: car.range }} />
    </chakra.div>
  )
}
