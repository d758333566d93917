import { useSyncExternalStore } from 'react'

import { browserStore, deleteItem, readItem, writeItem } from '#api/stored/browser-storage.ts'

const KEY = 'masar-filters-hidden'
const listeners = new Set<() => void>()

/** Used when browser storage is not available; null before the first choice. */
let chosen: boolean | null = null

const areShown = (): boolean => chosen ?? readItem(browserStore, KEY) !== true

function showFilters(isShown: boolean): void {
  chosen = isShown
  if (isShown) deleteItem(browserStore, KEY)
  else writeItem(browserStore, KEY, true)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Returns whether the filters are shown beside the cars on wide screens, and a setter. The choice is stored in
 * the browser.
 */
export function useFiltersShown() {
  // Server-rendered documents always show the filters.
  const isShown = useSyncExternalStore(subscribe, areShown, () => true)
  return [isShown, showFilters] as const
}
