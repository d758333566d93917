import type { CarTrip } from '@masar/domain/booking/trip.ts'
import {
  EXTRAS,
  type ChosenExtras,
  type Extra,
  type ExtraSwitches,
} from '@masar/domain/pricing/extras.ts'

import { deleteItem, type KeyValueStore, readItem, writeItem } from './browser-storage.ts'

const toStorageKey = ({ carId, pickUp, dropOff, from, to }: CarTrip) =>
  `masar-checkout-options ${carId} ${pickUp} ${dropOff} ${from} ${to}`

/**
 * Reads the options chosen in this window for a car and trip, on the car's page or in checkout; null if none
 * are stored.
 */
export function readChosenExtras(store: KeyValueStore, trip: CarTrip): ExtraSwitches | null {
  const storedValue = readItem(store, toStorageKey(trip))
  if (typeof storedValue !== 'object' || storedValue === null) return null
  const isOn = (extra: Extra): unknown => Reflect.get(storedValue, extra)
  if (EXTRAS.every((extra) => typeof isOn(extra) !== 'boolean')) return null
  return Object.fromEntries(EXTRAS.map((extra) => [extra, isOn(extra) === true])) as ExtraSwitches
}

export const storeChosenExtras = (
  store: KeyValueStore,
  trip: CarTrip,
  extras: ChosenExtras,
): void => void writeItem(store, toStorageKey(trip), extras)

export const deleteChosenExtras = (store: KeyValueStore, trip: CarTrip): void =>
  void deleteItem(store, toStorageKey(trip))
