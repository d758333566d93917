import type { ObjectId } from '../db/object-id.ts'

/** One booking's claim on a car, in milliseconds, half-open. */
export type Hold = {
  from: number
  to: number
  /** A void booking claims its car until its payment window ends; every other one without end. */
  until: number
}

/** Who has which car when. The list of a car is one and the same for good: cars keep hold of it. */
export class Holds {
  readonly #byCar = new Map<ObjectId, Map<ObjectId, Hold>>()
  readonly #carByBooking = new Map<ObjectId, ObjectId>()

  of(carId: ObjectId): ReadonlyMap<ObjectId, Hold> {
    return this.#of(carId)
  }

  put(bookingId: ObjectId, carId: ObjectId, hold: Hold): void {
    this.drop(bookingId)
    this.#of(carId).set(bookingId, hold)
    this.#carByBooking.set(bookingId, carId)
  }

  drop(bookingId: ObjectId): void {
    const carId = this.#carByBooking.get(bookingId)
    if (carId === undefined) return
    this.#of(carId).delete(bookingId)
    this.#carByBooking.delete(bookingId)
  }

  #of(carId: ObjectId): Map<ObjectId, Hold> {
    const known = this.#byCar.get(carId)
    if (known) return known
    const list = new Map<ObjectId, Hold>()
    this.#byCar.set(carId, list)
    return list
  }
}

/** Whether any claim overlaps these hours; a return and a pick-up at the same minute do not. */
export function isHeldDuring(
  holds: ReadonlyMap<ObjectId, Hold>,
  from: number,
  to: number,
  now: number,
): boolean {
  if (holds.size === 0) return false
  for (const hold of holds.values())
    if (hold.from < to && from < hold.to && now < hold.until) return true
  return false
}
