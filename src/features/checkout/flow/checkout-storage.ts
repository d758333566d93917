import { deleteItem, writeItem, readItem, type KeyValueStore } from '#api/stored/browser-storage.ts'
import {
  deleteChosenExtras,
  storeChosenExtras,
  readChosenExtras,
} from '#api/stored/chosen-extras.ts'
import {
  makeBlankCheckpoint,
  type Checkpoint,
  readCheckpoint,
} from '@masar/domain/booking/checkpoint.ts'
import type { CarTrip } from '@masar/domain/booking/trip.ts'
import type { Draft } from '@masar/domain/booking/booking-draft.ts'
import { EXTRAS } from '@masar/domain/pricing/extras.ts'
import { toDraftKey } from '#rental/draft-storage.ts'

export interface CheckoutStorage {
  attemptId: string
  resume: Checkpoint | null
}

/** Drivers are stored separately, so that the customer does not have to enter them again for another car. */
const DRIVERS_KEY = 'masar-checkout-people'

const toStorageKey = ({ carId, pickUp, dropOff, from, to }: CarTrip) =>
  `masar-checkout ${carId} ${pickUp} ${dropOff} ${from} ${to}`

/** Returns the attempt that this window has stored for a trip, or a new one. */
export function resumeCheckout(
  store: KeyValueStore,
  trip: CarTrip,
  newId: () => string,
): CheckoutStorage {
  const stored = readItem(store, toStorageKey(trip))
  const attemptId = readText(stored, 'attemptId')
  const resume = attemptId === null ? null : readCheckpoint(stored, attemptId)
  if (attemptId !== null && resume) {
    return { attemptId, resume: applyChosenExtras(store, trip, resume) }
  }

  const fresh = newId()
  return { attemptId: fresh, resume: startDraft(store, trip, fresh) }
}

/** Resumes at the options step if the options have since been changed on the car page. */
function applyChosenExtras(store: KeyValueStore, trip: CarTrip, resume: Checkpoint): Checkpoint {
  const extras = readChosenExtras(store, trip)
  const { draft, at, submitted } = resume
  if (at !== 'editing' || submitted || !extras) return resume
  const isSame = EXTRAS.every((extra) => draft.extras[extra] === extras[extra])
  return isSame ? resume : { ...resume, step: 'options', draft: { ...draft, extras } }
}

/** Returns the stored draft of a trip that is still being edited, so that another tab can continue it. */
export function readEditedCheckout(store: KeyValueStore, trip: CarTrip): Checkpoint | null {
  return readEditedCheckpoint(readItem(store, toStorageKey(trip)))
}

/**
 * Continues a draft from another tab. Both tabs then send the same idempotency key, as duplicated tabs do, and
 * book only once. Does not replace a draft that is already stored in this window.
 */
export function adoptCheckout(store: KeyValueStore, trip: CarTrip, found: unknown): void {
  const edited = readEditedCheckpoint(found)
  if (edited && readItem(store, toStorageKey(trip)) === null) storeCheckout(store, trip, edited)
}

function readEditedCheckpoint(stored: unknown): Checkpoint | null {
  const checkpoint = readCheckpoint(stored, readText(stored, 'attemptId') ?? '')
  return checkpoint?.at === 'editing' && !checkpoint.submitted ? checkpoint : null
}

/**
 * Stores a checkpoint, or deletes the stored one if null. Also deletes the drivers' details if the checkpoint
 * is null or confirmed.
 */
export function storeCheckout(
  store: KeyValueStore,
  trip: CarTrip,
  checkpoint: Checkpoint | null,
): void {
  if (!checkpoint) {
    deleteItem(store, toStorageKey(trip))
    deleteChosenExtras(store, trip)
    deletePersonalDetails(store)
    return
  }
  writeItem(store, toStorageKey(trip), checkpoint)
  if (checkpoint.at === 'confirmed') {
    deleteChosenExtras(store, trip)
    deletePersonalDetails(store)
  } else {
    storeChosenExtras(store, trip, checkpoint.draft.extras)
    writeItem(store, DRIVERS_KEY, pickDrivers(checkpoint.draft))
  }
}

function deletePersonalDetails(store: KeyValueStore) {
  deleteItem(store, DRIVERS_KEY)
  deleteItem(store, toDraftKey('sign-in'))
}

/**
 * Returns the draft of a new attempt, with the options from the car page and the drivers entered before; null
 * if there are neither.
 */
function startDraft(store: KeyValueStore, trip: CarTrip, attemptId: string): Checkpoint | null {
  const blank = makeBlankCheckpoint(attemptId)
  const extras = readChosenExtras(store, trip)
  const chosen = extras ? { ...blank, draft: { ...blank.draft, extras } } : null
  const people = readItem(store, DRIVERS_KEY)
  if (typeof people !== 'object' || people === null) return chosen
  const driver: unknown = Reflect.get(people, 'driver')
  const mainDriver: unknown = Reflect.get(people, 'mainDriver')
  const additionalDriver: unknown = Reflect.get(people, 'additionalDriver')
  const { draft } = chosen ?? blank
  const known = { ...blank, draft: { ...draft, driver, mainDriver, additionalDriver } }
  return readCheckpoint(known, attemptId) ?? chosen
}

const pickDrivers = ({ driver, mainDriver, additionalDriver }: Draft) => ({
  driver,
  mainDriver,
  additionalDriver,
})

function readText(stored: unknown, name: string): string | null {
  const value: unknown =
    typeof stored === 'object' && stored !== null ? Reflect.get(stored, name) : null
  return typeof value === 'string' && value !== '' ? value : null
}
