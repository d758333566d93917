import { signedIn } from '../account/signed-in.ts'
import { amendBooking } from '../bookings/changes/amend.ts'
import { changeStatus, deleteBookings as deleteByRole } from '../bookings/changes/by-role.ts'
import { done, nothing, type Operation } from '../operation.ts'
import { Refusal } from '../problem.ts'

export const updateBooking: Operation<'updateBooking'> = async (call) => {
  const { db, body, visitor, now, limit } = call
  limit('account')
  const account = signedIn(visitor)
  return (await amendBooking(db, { body, account, now: now() })) ? done : nothing
}

export const updateBookingStatus: Operation<'updateBookingStatus'> = async (call) => {
  const { db, body, visitor, now, limit } = call
  limit('account')
  const account = signedIn(visitor)
  if (account.type === 'user') throw new Refusal('forbidden')
  await changeStatus(db, { ...body, account, now: now() })
  return done
}

export const deleteBookings: Operation<'deleteBookings'> = async (call) => {
  const { db, body, visitor, now, limit } = call
  limit('account')
  await deleteByRole(db, { ...body, account: signedIn(visitor), now: now() })
  return done
}
