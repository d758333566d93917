import type { ComponentType } from 'react'

import { Bus } from './vehicles/bus.tsx'
import { Caravan } from './vehicles/caravan.tsx'
import { Maxi } from './vehicles/maxi.tsx'
import { Midi } from './vehicles/midi.tsx'
import { Mini } from './vehicles/mini.tsx'
import { Scooter } from './vehicles/scooter.tsx'
import { Truck } from './vehicles/truck.tsx'

const DRAWINGS = {
  mini: Mini,
  midi: Midi,
  maxi: Maxi,
  scooter: Scooter,
  bus: Bus,
  truck: Truck,
  caravan: Caravan,
} satisfies Record<string, ComponentType>

export type DrawnRange = keyof typeof DRAWINGS

interface Props {
  /** An unknown range is drawn as a mini: a picture is no place to fail. */
  range: DrawnRange | (string & {})
  /** A colour; `pickTint` chooses one for a car. */
  tint: string
  /** What the picture is called; without it the picture is decoration. */
  label?: string | undefined
}

/** The side view of a vehicle of a range, painted for one car. It takes the width it is given. */
export function VehicleDrawing({ range, tint, label }: Props) {
  const Drawing = isDrawn(range) ? DRAWINGS[range] : Mini
  const naming =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg
      viewBox="0 0 300 200"
      width="100%"
      height="100%"
      color={tint}
      focusable="false"
      {...naming}
    >
      <Drawing />
    </svg>
  )
}

function isDrawn(range: string): range is DrawnRange {
  return Object.hasOwn(DRAWINGS, range)
}
