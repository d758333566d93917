import { tryOrNull, readItem, type KeyValueStore } from '#api/stored/browser-storage.ts'
import { readCheckpoint } from '@masar/domain/booking/checkpoint.ts'
import type { CarTrip } from '@masar/domain/booking/trip.ts'
import { isWallClock } from '@masar/domain/rental/rental-clock.ts'

const KEY_PREFIX = 'masar-checkout '

/**
 * Finds the checkout in this window that started a payment. Returns its trip, which identifies the checkout to
 * resume.
 */
export function findCheckout(store: KeyValueStore, paymentId: string): CarTrip | null {
  const keys = tryOrNull(() => Object.keys(store()))?.filter((key) => key.startsWith(KEY_PREFIX))
  const key = keys?.find((one) => readPayment(readItem(store, one)) === paymentId)
  return key === undefined ? null : parseTrip(key.slice(KEY_PREFIX.length))
}

function readPayment(stored: unknown): string | null {
  const attemptId: unknown =
    typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'attemptId') : null
  return readCheckpoint(stored, String(attemptId))?.paymentId ?? null
}

function parseTrip(name: string): CarTrip | null {
  const [carId, pickUp, dropOff, from, to] = name.split(' ')
  if (!carId || !pickUp || !dropOff || !isWallClock(from) || !isWallClock(to)) return null
  return { carId, pickUp, dropOff, from, to }
}
