import { useSyncExternalStore } from 'react'

import { browserStore, deleteItem, readItem, writeItem } from '#api/stored/browser-storage.ts'

const STORAGE_KEY = 'masar-filters-hidden'
const listeners = new Set<() => void>()

/** The latest choice, needed when browser storage is unavailable; null before the first choice. */
let chosen: boolean | null = null

const areFiltersShown = (): boolean => chosen ?? readItem(browserStore, STORAGE_KEY) !== true

function setFiltersShown(isShown: boolean): void {
  chosen = isShown
  if (isShown) deleteItem(browserStore, STORAGE_KEY)
  else writeItem(browserStore, STORAGE_KEY, true)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Returns whether wide screens show the filters beside the cars, and a function to change that. The choice is
 * stored in the browser.
 */
export function useFiltersShown() {
  // Server-rendered documents always show the filters.
  const isShown = useSyncExternalStore(subscribe, areFiltersShown, () => true)
  return [isShown, setFiltersShown] as const
}
