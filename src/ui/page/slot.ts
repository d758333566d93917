import { useState, useSyncExternalStore } from 'react'

/** An element of the page into which other parts put something by a portal. */
export interface Slot {
  /** For the `ref` of the element. */
  hold: (element: HTMLElement | null) => void
  read: () => HTMLElement | null
  subscribe: (onChange: () => void) => () => void
  /** Something is put into it, until the function that is returned is called. */
  use: () => () => void
  isUsed: () => boolean
}

/** A context that holds a slot never changes: a change would discard the markup of what is not hydrated yet. */
export function useNewSlot(): Slot {
  const [slot] = useState(createSlot)
  return slot
}

export function createSlot(): Slot {
  const listeners = new Set<() => void>()
  let held: HTMLElement | null = null
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
      held = element
      notify()
    },
    read: () => held,
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

/** The element of a slot; null without one, and while markup of the server is hydrated. */
export const useSlot = ({ subscribe, read }: Slot) => useSyncExternalStore(subscribe, read, nowhere)

const nowhere = () => null

/** Whether something is put into it. Markup of the server has all of its parts. */
export const useIsSlotUsed = ({ subscribe, isUsed }: Slot) =>
  useSyncExternalStore(subscribe, isUsed, always)

const always = () => true
