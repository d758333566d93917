import { useState } from 'react'

import type { BookingInList } from '#api/queries/bookings.query.ts'
import { useNow } from '#ui/lifecycle/clock.ts'
import { isStaff } from '../../rights.ts'
import { useRights } from '../../use-rights.ts'
import { type RowAction, listRowActions } from '../actions/row-actions.ts'

/** The selected bookings, among those that the viewer can act on. */
export interface Selection {
  ids: readonly string[]
  /** The selected bookings that a customer can remove from the list. */
  removable: readonly string[]
  /** The actions allowed on the selected booking, when exactly one is selected. */
  single: readonly RowAction[]
  isStaff: boolean
  mayChoose: (id: string) => boolean
  has: (id: string) => boolean
  toggle: (id: string) => void
  isWhole: boolean
  /** Whether some, but not all, bookings are selected. */
  isPart: boolean
  toggleAll: () => void
  clear: () => void
}

/**
 * Manages the selection of bookings, and deselects those that are no longer listed. Returns null when nothing
 * can be selected.
 */
export function useSelection(bookings: readonly BookingInList[]): Selection | null {
  const viewer = useRights()
  const now = useNow()
  const [ticked, tick] = useState<readonly string[]>([])
  const actions = new Map(bookings.map((one) => [one._id, listRowActions(viewer, one, now)]))
  const findActions = (id: string | undefined) => (id && actions.get(id)) || []
  const all = [...actions.keys()].filter((id) => findActions(id).length > 0)
  if (all.length === 0) return null

  const ids = all.filter((id) => ticked.includes(id))
  const isWhole = ids.length === all.length
  return {
    ids,
    removable: ids.filter((id) => findActions(id).includes('removeFromList')),
    single: ids.length === 1 ? findActions(ids[0]) : [],
    isStaff: isStaff(viewer),
    mayChoose: (id) => all.includes(id),
    has: (id) => ids.includes(id),
    toggle: (id) => tick(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    isWhole,
    isPart: ids.length > 0 && !isWhole,
    toggleAll: () => tick(isWhole ? [] : all),
    clear: () => tick([]),
  }
}
