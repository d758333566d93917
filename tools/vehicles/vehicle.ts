import type { Corners } from './shapes.ts'

export type Paint = 'body' | 'shell' | 'trim' | 'glass' | 'lamp' | 'tail' | 'seat'

export interface VehiclePart {
  paint: Paint
  shapes: readonly Corners[]
}

/** What one construction draws a vehicle from, in centimetres as it stands on the road. */
export interface Vehicle {
  length: number
  height: number
  /** Where the wheels stand. */
  axles: readonly number[]
  wheel: number
  /** How far its underside is from the ground. */
  floor: number
  body: Corners
  /** The windows at its side, and the edges of those that one looks along. */
  glass: readonly Corners[]
  /** What divides the windows: from the belt to the roof. */
  pillars?: readonly (readonly [bottomX: number, bottomY: number, topX: number, topY: number])[]
  /** The gaps of doors and lids. */
  cuts?: string
  handles?: readonly (readonly [x: number, y: number])[]
  /** Where light lies along the flank. */
  crease?: string
  lamp: Corners
  tail: Corners
  mirror?: readonly [x: number, y: number]
  /** Wheel arches of dark plastic, as off the road. */
  isClad?: boolean
  /** Its wheels stand free. */
  isOpen?: boolean
  /** Steel wheels, as those that work have. */
  isPlain?: boolean
  /** Before the body, and over it. */
  behind?: readonly VehiclePart[]
  before?: readonly VehiclePart[]
}
