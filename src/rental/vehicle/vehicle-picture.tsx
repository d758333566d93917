import { bodyStyle, type Described } from '#domain/car/body-style.ts'
import { LazyVehicleDrawing } from '#ui/drawings/lazy-drawings.ts'
import { pickTint } from '#ui/drawings/tint.ts'
import { VehiclePlate } from '#ui/drawings/vehicle-plate.tsx'
import { chakra } from '#ui/style/styled.ts'
import { usePicture } from '#ui/page/use-picture.ts'

import { useFileAddress } from '../operator-settings.ts'

export interface VehiclePictureProps {
  car: Described & { _id: string; image?: string | null }
  /** What the picture is called; without it the picture is decoration. */
  label?: string | undefined
}

const Photograph = chakra('img', { base: { objectFit: 'contain' } })

/** A car on its plate: the operator's picture of it, or one drawn for it where there is none to be had. */
export function VehiclePicture({ car, label }: VehiclePictureProps) {
  const { src, onError } = usePicture(useFileAddress('cars', car.image))

  return (
    <VehiclePlate>
      {src ? (
        <Photograph
          src={src}
          alt={label ?? ''}
          width={300}
          height={200}
          loading="lazy"
          onError={onError}
        />
      ) : (
        <LazyVehicleDrawing body={bodyStyle(car)} tint={pickTint(car._id)} label={label} />
      )}
    </VehiclePlate>
  )
}
