import { type Checkpoint, readCheckpoint } from '#machines/checkout/checkpoint.ts'
import { BLANK_DRAFT, type Draft, type Trip } from '#machines/checkout/draft.ts'

/** What a browser window keeps of a checkout; `sessionStorage`, or nothing at all. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

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
  const stored = read(shelf, keyOf(trip))
  const attemptId = textIn(stored, 'attemptId')
  const resume = attemptId === null ? null : readCheckpoint(stored, attemptId)
  if (attemptId !== null && resume) return { attemptId, resume }

  const fresh = newId()
  return { attemptId: fresh, resume: startWithPeople(shelf, fresh) }
}

/** Keeps a checkpoint; null forgets the attempt and the people in it. */
export function keepCheckout(shelf: Shelf, trip: Trip, checkpoint: Checkpoint | null): void {
  if (!checkpoint) {
    drop(shelf, keyOf(trip))
    drop(shelf, PEOPLE)
    return
  }
  write(shelf, keyOf(trip), checkpoint)
  if (checkpoint.at === 'confirmed') drop(shelf, PEOPLE)
  else write(shelf, PEOPLE, peopleOf(checkpoint.draft))
}

function startWithPeople(shelf: Shelf, attemptId: string): Checkpoint | null {
  const people = read(shelf, PEOPLE)
  if (typeof people !== 'object' || people === null) return null
  const driver: unknown = Reflect.get(people, 'driver')
  const additionalDriver: unknown = Reflect.get(people, 'additionalDriver')
  return readCheckpoint(
    {
      v: 2,
      attemptId,
      attempt: 0,
      at: 'editing',
      step: 'options',
      draft: { ...BLANK_DRAFT, driver, additionalDriver },
      quote: null,
      agreed: null,
      submitted: false,
      bookingId: null,
      paymentId: null,
      provider: null,
      round: 1,
      status: null,
    },
    attemptId,
  )
}

const peopleOf = ({ driver, additionalDriver }: Draft) => ({ driver, additionalDriver })

function textIn(stored: unknown, name: string): string | null {
  const value: unknown =
    typeof stored === 'object' && stored !== null ? Reflect.get(stored, name) : null
  return typeof value === 'string' && value !== '' ? value : null
}

/** A shelf may be full, forbidden or hold nonsense: checkout then works without it. */
function read(shelf: Shelf, key: string): unknown {
  try {
    return JSON.parse(shelf.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function write(shelf: Shelf, key: string, value: unknown): void {
  try {
    shelf.setItem(key, JSON.stringify(value))
  } catch {
    /* A reload then starts anew; the booking itself is not in danger. */
  }
}

function drop(shelf: Shelf, key: string): void {
  try {
    shelf.removeItem(key)
  } catch {
    /* Nothing can be kept here, so nothing is left to forget. */
  }
}
