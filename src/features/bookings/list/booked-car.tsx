import type { BookingInList } from '#api/queries/bookings.query.ts'
import { VehiclePicture } from '#rental/vehicle/vehicle-picture.tsx'
import { styled } from '#ui/style/styled.ts'

/** A drawing of the booked car; renders nothing when the car range is unknown. */
export function BookedCar({ booking: { car } }: { booking: BookingInList }) {
  if (!car.range) return null

  return (
    <styled.div width="5.5rem" flexShrink={0}>
      <VehiclePicture car={{ ...car, range: car.range }} />
    </styled.div>
  )
}
