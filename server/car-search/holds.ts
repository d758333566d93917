import type { ObjectId } from '../db/object-id.ts'

/** One booking's claim on a car, in milliseconds, half-open. */
export type Hold = {
  from: number
  to: number
  /** A void booking claims its car until its payment window ends; all others indefinitely. */
  until: number
}

/** The claims on all cars. A car's list is mutated, never replaced, because cars keep a reference to it. */
export class Holds {
  readonly #byCar = new Map<ObjectId, Hold[]>()
  readonly #byBooking = new Map<ObjectId, { list: Hold[]; hold: Hold }>()

  of(carId: ObjectId): readonly Hold[] {
    return this.#of(carId)
  }

  put(bookingId: ObjectId, carId: ObjectId, hold: Hold): void {
    this.drop(bookingId)
    const list = this.#of(carId)
    list.push(hold)
    this.#byBooking.set(bookingId, { list, hold })
  }

  drop(bookingId: ObjectId): void {
    const known = this.#byBooking.get(bookingId)
    if (!known) return
    known.list.splice(known.list.indexOf(known.hold), 1)
    this.#byBooking.delete(bookingId)
  }

  #of(carId: ObjectId): Hold[] {
    const known = this.#byCar.get(carId)
    if (known) return known
    const list: Hold[] = []
    this.#byCar.set(carId, list)
    return list
  }
}

/** Whether any claim overlaps this period; a return and a pick-up at the same minute do not. */
export function isHeldDuring(
  holds: readonly Hold[],
  from: number,
  to: number,
  now: number,
): boolean {
  for (const hold of holds) if (hold.from < to && from < hold.to && now < hold.until) return true
  return false
}
