import { changeTripDetails, reportDriverDelay } from '../../bookings/changes/trip-details.ts'
import { requireActorOrDriver } from '../../bookings/guest-booking.ts'
import { okReply, type Operation } from '../operation.ts'

export const updateTripDetails: Operation<'updateTripDetails'> = async (call) => {
  const { db, params, body, now, limit } = call
  limit('account')
  const viewer = await requireActorOrDriver(call, params.id)
  const { id } = params
  const change = { id, viewer, now: now(), limit: () => limit('tripDetails', id) }
  await changeTripDetails(db, change, body)
  return okReply
}

export const reportDelay: Operation<'reportDelay'> = async (call) => {
  const { db, params, body, now, limit } = call
  limit('account')
  const viewer = await requireActorOrDriver(call, params.id)
  const { id } = params
  const change = { id, viewer, now: now(), limit: () => limit('delay', id) }
  await reportDriverDelay(db, change, body)
  return okReply
}
