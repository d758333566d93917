import type { CarPaint } from './paints.ts'

/** The addresses of the images. */
const IMAGES = import.meta.glob<string>('./vehicles/*.svg', {
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
  /** Part of the first viewport: loaded eagerly. */
  isFirst?: boolean
}

/** A vehicle from the side, 300 by 200, scaled to its box. */
export const VehicleDrawing = ({ body, paint, label = '', isFirst = false }: Props) => (
  <img
    className="vehicle-drawing"
    src={`${IMAGES[`./vehicles/${body}.svg`]}#${paint}`}
    alt={label}
    width={300}
    height={200}
    loading={isFirst ? 'eager' : 'lazy'}
    decoding="async"
  />
)
