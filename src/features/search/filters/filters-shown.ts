import { useSyncExternalStore } from 'react'

import { browserStore, deleteItem, readItem, writeItem } from '#api/stored/browser-storage.ts'

const STORAGE_KEY = 'masar-filters-hidden'
const listeners = new Set<() => void>()

/** The latest choice, needed when browser storage is unavailable; null before the first choice. */
let chosen: boolean | null = null

const areShown = (): boolean => chosen ?? readItem(browserStore, STORAGE_KEY) !== true

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
 * Returns whether the filters are shown beside the cars on wide screens, and a function to change that. The
 * choice is stored in the browser.
 */
export function useFiltersShown() {
  // Server-rendered documents always show the filters.
  const isShown = useSyncExternalStore(subscribe, areShown, () => true)
  return [isShown, setFiltersShown] as const
}
