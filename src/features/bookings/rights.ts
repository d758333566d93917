import type { Booking, BookingInList } from '#api/queries/bookings.query.ts'
import type { Capabilities } from '#api/capabilities.ts'
import { readReferenceId } from '#api/response-shapes.ts'
import { type Bar, findActionBar, type BookingAction } from '@masar/domain/person/permissions.ts'
import type { Viewer } from '#api/viewer.ts'

/** The backend capability that customers need for each of these actions. */
const REQUIRED_CAPABILITIES = { edit: 'amendments', removeFromList: 'removalFromList' } as const

export interface BookingRights extends Viewer {
  capabilities: Pick<Capabilities, 'amendments' | 'removalFromList'>
}

/** Returns why the viewer cannot take this action at that moment; null when it is allowed. */
export function findBar(
  action: BookingAction,
  rights: BookingRights,
  booking: Booking | BookingInList,
  now: Date,
): Bar | null {
  const { user, capabilities } = rights
  const needed =
    action === 'edit' || action === 'removeFromList' ? REQUIRED_CAPABILITIES[action] : null
  if (user?.type === 'user' && needed && !capabilities[needed]) return 'not-offered'
  const facts = {
    id: booking._id,
    driverId: readReferenceId(booking.driver),
    supplierId: readReferenceId(booking.supplier),
    status: booking.status,
    from: booking.from,
    cancellation: booking.cancellation === true,
    amendments: booking.amendments === true,
    cancelRequest: booking.cancelRequest,
  }
  if (isMainDriver(booking))
    return findActionBar(action, { id: booking._id, type: 'mainDriver' }, facts, now)
  // Guests have no list of bookings to remove it from.
  if (hasOpenedGuestLink(rights, booking) && action !== 'removeFromList')
    return findActionBar(action, { id: facts.driverId, type: 'user' }, facts, now)
  return user
    ? findActionBar(action, { id: findActingId(user), type: user.type }, facts, now)
    : 'signed-out'
}

/**
 * Whether the viewer has opened a guest's booking by its link. The server sends such a booking to visitors and
 * customers only when they have opened the link, because guests have no sessions.
 */
export const hasOpenedGuestLink = (viewer: Viewer, booking: Booking | BookingInList): boolean =>
  !isStaff(viewer) && 'isGuest' in booking && booking.isGuest === true

/** Whether the viewer has opened the link that was emailed to the main driver. */
export const isMainDriver = (booking: Booking | BookingInList): boolean =>
  'isForDriver' in booking && booking.isForDriver === true

/** Whether the viewer has a supplier or admin account, which manages the bookings of others. */
export const isStaff = ({ user }: Viewer): boolean => user !== null && user.type !== 'user'

/**
 * Returns the id used to check permissions. Supplier staff act for their supplier; a supplier account without a
 * supplier id is the supplier itself.
 */
const findActingId = ({ _id, type, supplier }: NonNullable<Viewer['user']>) =>
  type === 'supplier' ? (supplier ?? _id) : _id
