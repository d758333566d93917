import { requireSignedIn } from '../../account/sessions/signed-in.ts'
import { amendBooking } from '../../bookings/changes/amend.ts'
import { changeStatusByRole, deleteByRole } from '../../bookings/changes/by-role.ts'
import { requireActor } from '../../bookings/guest-booking.ts'
import { Refusal } from '../../contract/problem.ts'
import { okReply, noContent, type Operation } from '../operation.ts'

export const updateBooking: Operation<'updateBooking'> = async (call) => {
  const { db, body, now, limit } = call
  limit('account')
  const account = await requireActor(call, body.booking._id)
  return (await amendBooking(db, { body, account, now: now() })) ? okReply : noContent
}

export const updateBookingStatus: Operation<'updateBookingStatus'> = async (call) => {
  const { db, body, visitor, now, limit } = call
  limit('account')
  const account = requireSignedIn(visitor)
  if (account.type === 'user') throw new Refusal('forbidden')
  await changeStatusByRole(db, { ...body, account, now: now() })
  return okReply
}

export const deleteBookings: Operation<'deleteBookings'> = async (call) => {
  const { db, body, visitor, now, limit } = call
  limit('account')
  await deleteByRole(db, { ids: body, account: requireSignedIn(visitor), now: now() })
  return okReply
}
