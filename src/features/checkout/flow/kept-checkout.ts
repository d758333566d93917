import { dropFrom, putOn, readFrom, type Shelf } from '#api/browser-storage.ts'
import { blankCheckpoint, type Checkpoint, readCheckpoint } from '#machines/checkout/checkpoint.ts'
import type { Draft, Trip } from '#machines/checkout/draft.ts'

export interface KeptCheckout {
  attemptId: string
  resume: Checkpoint | null
}

/** Who drives is asked once: it follows the customer from a car that was lost to the next one. */
const PEOPLE = 'masar-checkout-people'

const keyOf = ({ carId, pickupLocationId, dropOffLocationId, from, to }: Trip) =>
  `masar-checkout ${carId} ${pickupLocationId} ${dropOffLocationId} ${from} ${to}`

/** The attempt this window has begun for a trip, or a new one. */
export function takeUpCheckout(shelf: Shelf, trip: Trip, newId: () => string): KeptCheckout {
  const stored = readFrom(shelf, keyOf(trip))
  const attemptId = textIn(stored, 'attemptId')
  const resume = attemptId === null ? null : readCheckpoint(stored, attemptId)
  if (attemptId !== null && resume) return { attemptId, resume }

  const fresh = newId()
  return { attemptId: fresh, resume: startWithPeople(shelf, fresh) }
}

/** Keeps a checkpoint; null forgets the attempt and the people in it. */
export function keepCheckout(shelf: Shelf, trip: Trip, checkpoint: Checkpoint | null): void {
  if (!checkpoint) {
    dropFrom(shelf, keyOf(trip))
    dropFrom(shelf, PEOPLE)
    return
  }
  putOn(shelf, keyOf(trip), checkpoint)
  if (checkpoint.at === 'confirmed') dropFrom(shelf, PEOPLE)
  else putOn(shelf, PEOPLE, peopleOf(checkpoint.draft))
}

function startWithPeople(shelf: Shelf, attemptId: string): Checkpoint | null {
  const people = readFrom(shelf, PEOPLE)
  if (typeof people !== 'object' || people === null) return null
  const driver: unknown = Reflect.get(people, 'driver')
  const additionalDriver: unknown = Reflect.get(people, 'additionalDriver')
  const blank = blankCheckpoint(attemptId)
  return readCheckpoint(
    { ...blank, draft: { ...blank.draft, driver, additionalDriver } },
    attemptId,
  )
}

const peopleOf = ({ driver, additionalDriver }: Draft) => ({ driver, additionalDriver })

function textIn(stored: unknown, name: string): string | null {
  const value: unknown =
    typeof stored === 'object' && stored !== null ? Reflect.get(stored, name) : null
  return typeof value === 'string' && value !== '' ? value : null
}
