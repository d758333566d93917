import type { WallClock } from '../rental/rental-clock.ts'

/**
 * Where and when a car is rented: the ids of two locations, and wall-clock times at the pick-up
 * location (`2026-06-01T10:00`).
 */
export interface Trip {
  pickUp: string
  dropOff: string
  from: WallClock
  to: WallClock
}

export interface CarTrip extends Trip {
  carId: string
}
