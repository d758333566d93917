import { tintOf } from '#ui/drawings/tint.ts'
import { VehicleDrawing } from '#ui/drawings/vehicle-drawing.tsx'

export interface CarDrawingProps {
  id: string
  range: string
}

export function CarDrawing({ id, range }: CarDrawingProps) {
  return <VehicleDrawing range={range} tint={tintOf(id)} />
}
