import type { Booking, BookingInList } from '#api/queries/bookings.query.ts'
import type { Capabilities } from '#api/capabilities.ts'
import { referenceId } from '#api/response-shapes.ts'
import { type Bar, barOn, type BookingAction } from '@masar/domain/person/permissions.ts'
import type { Viewer } from '#api/viewer.ts'

/** The capabilities of the backend that customers need for these actions. */
const OFFERED_BY = { edit: 'amendments', removeFromList: 'removalFromList' } as const

/** The viewer, and the capabilities of the backend. */
export interface BookingRights extends Viewer {
  capabilities: Pick<Capabilities, 'amendments' | 'removalFromList'>
}

/** The reason why the viewer cannot take this action at that moment; null when it is allowed. */
export function barFor(
  action: BookingAction,
  rights: BookingRights,
  booking: Booking | BookingInList,
  now: Date,
): Bar | null {
  const { user, capabilities } = rights
  const needed = action === 'edit' || action === 'removeFromList' ? OFFERED_BY[action] : null
  if (user?.type === 'user' && needed && !capabilities[needed]) return 'not-offered'
  const facts = {
    id: booking._id,
    driverId: referenceId(booking.driver),
    supplierId: referenceId(booking.supplier),
    status: booking.status,
    from: booking.from,
    cancellation: booking.cancellation === true,
    amendments: booking.amendments === true,
    cancelRequest: booking.cancelRequest,
  }
  if (isMainDriver(booking))
    return barOn(action, { id: booking._id, type: 'mainDriver' }, facts, now)
  // A list of bookings belongs to an account.
  if (isOwnAsGuest(rights, booking) && action !== 'removeFromList')
    return barOn(action, { id: facts.driverId, type: 'user' }, facts, now)
  return user ? barOn(action, { id: actsAs(user), type: user.type }, facts, now) : 'signed-out'
}

/**
 * Guests have no sessions, so a visitor or customer who receives the booking of a guest has opened its
 * link.
 */
export const isOwnAsGuest = (viewer: Viewer, booking: Booking | BookingInList): boolean =>
  !isStaff(viewer) && 'isGuest' in booking && booking.isGuest === true

/** The viewer has opened the link that was mailed to the person who drives. */
export const isMainDriver = (booking: Booking | BookingInList): boolean =>
  'isForDriver' in booking && booking.isForDriver === true

/** Supplier and admin accounts manage the bookings of others. */
export const isStaff = ({ user }: Viewer): boolean => user !== null && user.type !== 'user'

/**
 * Staff of a supplier act for that supplier; without a supplier id, the account itself is the
 * supplier.
 */
const actsAs = ({ _id, type, supplier }: NonNullable<Viewer['user']>) =>
  type === 'supplier' ? (supplier ?? _id) : _id
