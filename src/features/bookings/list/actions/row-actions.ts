import type { BookingInList } from '#api/queries/bookings.query.ts'

import { findBar, type BookingRights } from '../../rights.ts'

/** A row's actions, in the order of the buttons. */
const ROW_ACTIONS = ['edit', 'requestCancel', 'removeFromList', 'delete'] as const
export type RowAction = (typeof ROW_ACTIONS)[number]

/** Returns the actions that the viewer can take on the booking now, besides viewing it. */
export const listRowActions = (
  rights: BookingRights,
  booking: BookingInList,
  now: Date,
): readonly RowAction[] =>
  ROW_ACTIONS.filter((action) => findBar(action, rights, booking, now) === null)
