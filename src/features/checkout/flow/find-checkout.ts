import { attempt, readFrom, type Shelf } from '#api/browser-storage.ts'
import { readCheckpoint } from '#machines/checkout/checkpoint.ts'
import type { Trip } from '#machines/checkout/draft.ts'

const PREFIX = 'masar-checkout '

/** The checkout of this window that a payment belongs to: its trip, by which it is taken up again. */
export function findCheckout(shelf: Shelf, paymentId: string): Trip | null {
  const keys = attempt(() => Object.keys(shelf()))?.filter((key) => key.startsWith(PREFIX))
  const key = keys?.find((one) => paymentIn(readFrom(shelf, one)) === paymentId)
  return key === undefined ? null : tripIn(key.slice(PREFIX.length))
}

function paymentIn(stored: unknown): string | null {
  const attemptId: unknown =
    typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'attemptId') : null
  return readCheckpoint(stored, String(attemptId))?.paymentId ?? null
}

function tripIn(name: string): Trip | null {
  const [carId, pickupLocationId, dropOffLocationId, from, to] = name.split(' ')
  if (!carId || !pickupLocationId || !dropOffLocationId || !from || !to) return null
  return { carId, pickupLocationId, dropOffLocationId, from, to }
}
