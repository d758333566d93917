import type { CarPaint } from './paints.ts'

/** The URLs of the images. */
const IMAGE_URLS = import.meta.glob<string>('./vehicles/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

export type DrawnBody =
  | 'city'
  | 'boxCity'
  | 'bubble'
  | 'threeDoor'
  | 'hatch'
  | 'straightHatch'
  | 'roundHatch'
  | 'tallHatch'
  | 'monobox'
  | 'smallSaloon'
  | 'saloon'
  | 'estate'
  | 'smallSuv'
  | 'ruggedSuv'
  | 'sleekSuv'
  | 'boxySuv'
  | 'largeSuv'
  | 'offRoader'
  | 'sevenSeater'
  | 'boxCarrier'
  | 'carrier'
  | 'minibus'
  | 'spaceVan'
  | 'shuttle'
  | 'bus'
  | 'pickup'
  | 'smallVan'
  | 'van'
  | 'largeVan'
  | 'boxTruck'
  | 'popTop'
  | 'camperVan'
  | 'camper'
  | 'alcove'
  | 'caravan'
  | 'classicScooter'
  | 'scooter'
  | 'maxiScooter'

interface Props {
  body: DrawnBody
  paint: CarPaint
  /** The alternative text; without it the image is decorative. */
  label?: string | undefined
}

/** A vehicle from the side, 300 by 200, scaled to its box. */
export const VehicleDrawing = ({ body, paint, label = '' }: Props) => (
  <img
    className="vehicle-drawing"
    src={`${IMAGE_URLS[`./vehicles/${body}.svg`]}#${paint}`}
    alt={label}
    width={300}
    height={200}
    loading="lazy"
    decoding="async"
  />
)
