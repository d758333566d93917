import type { CarPaint } from './paints.ts'
import vehicles from './vehicles.svg'

/** What `vehicles.svg` shows. */
export type DrawnBody =
  | 'city'
  | 'fiveDoorCity'
  | 'hatch'
  | 'saloon'
  | 'estate'
  | 'compactSuv'
  | 'largeSuv'
  | 'carrier'
  | 'minibus'
  | 'shuttle'
  | 'bus'
  | 'pickup'
  | 'van'
  | 'box'
  | 'camper'
  | 'caravan'
  | 'scooter'

interface Props {
  body: DrawnBody
  paint: CarPaint
  /** The alternative text; without it the picture is decorative. */
  label?: string | undefined
  /** It belongs to the first view of a page: it is loaded before the page is laid out. */
  isFirst?: boolean
}

/** A vehicle from its side, 300 by 200, in the size of its box. All drawings are one file (`tools/vehicles/vehicle-sheet.ts`). */
export const VehicleDrawing = ({ body, paint, label = '', isFirst = false }: Props) => (
  <img
    className="vehicle-drawing"
    src={`${vehicles}#${body}-${paint}`}
    alt={label}
    width={300}
    height={200}
    loading={isFirst ? 'eager' : 'lazy'}
    decoding="async"
  />
)
