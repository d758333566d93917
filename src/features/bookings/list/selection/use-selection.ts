import { useState } from 'react'

import type { BookingInList } from '#api/queries/bookings.query.ts'
import { barFor, isStaff } from '../../rights.ts'
import { useRights } from '../../use-rights.ts'

/** The bookings that are ticked, of those that the viewer may do something with. */
export interface Selection {
  ids: readonly string[]
  isStaff: boolean
  mayChoose: (id: string) => boolean
  has: (id: string) => boolean
  toggle: (id: string) => void
  isWhole: boolean
  /** Some are ticked, and not all. */
  isPart: boolean
  toggleAll: () => void
  clear: () => void
}

/** Null where nothing can be chosen. What is no longer listed is no longer chosen. */
export function useSelection(bookings: readonly BookingInList[]): Selection | null {
  const viewer = useRights()
  const [now] = useState(() => new Date())
  const [ticked, tick] = useState<readonly string[]>([])
  const action = isStaff(viewer) ? 'changeStatus' : 'removeFromList'
  const all = bookings.flatMap((booking) =>
    barFor(action, viewer, booking, now) === null ? [booking._id] : [],
  )
  if (all.length === 0) return null

  const ids = all.filter((id) => ticked.includes(id))
  const isWhole = ids.length === all.length
  return {
    ids,
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
