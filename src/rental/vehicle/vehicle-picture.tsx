import { chooseBodyStyle, type DrawableCar } from '@masar/domain/car/body-style.ts'
import { VehicleDrawing } from '#ui/drawings/vehicle-drawing.tsx'
import { VehiclePlate } from '#ui/drawings/vehicle-plate.tsx'
import { styled } from '#ui/style/styled.ts'
import { usePicture } from '#ui/page/use-picture.ts'

import { useFileUrl } from '../operator-settings.ts'
import { useCarPaint } from './paint-neighbors.tsx'

export interface VehiclePictureProps {
  car: DrawableCar & { _id: string; image?: string | null }
  /** Alternative texts for a photo and for a drawing. Without them the picture is decorative. */
  alt?: { photo: string; drawing: string }
  /** `wide` fills the width of its container, `tall` its height on wide screens. Both center the picture. */
  shape?: 'plain' | 'wide' | 'tall'
}

/** 300 by 200 pixels, or smaller at the same ratio if there is less space. */
const Frame = styled('div', {
  base: { width: 'full', overflow: 'hidden', borderRadius: 'md', bg: 'bg.plate' },
  variants: {
    shape: {
      plain: { maxW: '300px', aspectRatio: '3 / 2' },
      wide: {
        height: { base: '11.5rem', md: '16rem' },
        borderRadius: 'lg',
        display: 'grid',
        placeItems: 'center',
        '--coast': '72%',
        '& > img': { maxW: '300px', maxH: '200px' },
      },
      tall: {
        maxW: '300px',
        aspectRatio: { base: '3 / 2', lg: 'auto' },
        height: { lg: 'full' },
        minH: { lg: '200px' },
        '--vehicle-y': { lg: '85%' },
        display: 'grid',
        placeItems: 'center',
        '& > img': { maxH: '200px' },
      },
    },
  },
})

/** Fills its frame: a photo with another aspect ratio is cropped. */
const Photo = styled('img', {
  base: { display: 'block', width: 'full', height: 'full', objectFit: 'cover' },
})

/** The operator's photo of a car, or a drawing if the photo is missing or fails to load. */
export function VehiclePicture({ car, alt, shape = 'plain' }: VehiclePictureProps) {
  const paint = useCarPaint(car._id)
  const { src, onError } = usePicture(useFileUrl('cars', car.image))

  return (
    <Frame shape={shape}>
      {src ? (
        <Photo
          src={src}
          alt={alt?.photo ?? ''}
          width={300}
          height={200}
          loading="lazy"
          onError={onError}
        />
      ) : (
        <VehiclePlate>
          <VehicleDrawing body={chooseBodyStyle(car)} paint={paint} label={alt?.drawing} />
        </VehiclePlate>
      )}
    </Frame>
  )
}
