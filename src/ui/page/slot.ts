import { useState, useSyncExternalStore } from 'react'

/** An element of the page that other parts fill through a portal. */
export interface Slot {
  /** The `ref` of the element. */
  hold: (element: HTMLElement | null) => void
  read: () => HTMLElement | null
  subscribe: (onChange: () => void) => () => void
  /** Marks the slot as used until the returned function is called. */
  use: () => () => void
  isUsed: () => boolean
}

/** Returns a slot that never changes: a new context value would discard markup that is not hydrated yet. */
export function useNewSlot(): Slot {
  const [slot] = useState(createSlot)
  return slot
}

export function createSlot(): Slot {
  const listeners = new Set<() => void>()
  let current: HTMLElement | null = null
  let users = 0
  const notify = () => {
    for (const onChange of listeners) onChange()
  }
  const count = (change: number) => {
    users += change
    notify()
  }
  return {
    hold(element) {
      current = element
      notify()
    },
    read: () => current,
    use() {
      count(1)
      return () => count(-1)
    },
    isUsed: () => users > 0,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
  }
}

/** Returns the element of a slot, or null if the slot has no element yet and during hydration. */
export const useSlot = ({ subscribe, read }: Slot) =>
  useSyncExternalStore(subscribe, read, returnNull)

const returnNull = () => null

/** Returns whether the slot is used. Always true on the server, whose markup contains all parts. */
export const useIsSlotUsed = ({ subscribe, isUsed }: Slot) =>
  useSyncExternalStore(subscribe, isUsed, returnTrue)

const returnTrue = () => true
