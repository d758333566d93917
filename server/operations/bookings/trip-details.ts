import { changeTripDetails, reportDriverDelay } from '../../bookings/changes/trip-details.ts'
import { requireActor } from '../../bookings/guest-booking.ts'
import { respondOk, type Operation } from '../operation.ts'

export const updateTripDetails: Operation<'updateTripDetails'> = async (call) => {
  const { db, params, body, now, limit } = call
  limit('account')
  const account = await requireActor(call, params.id)
  const { id } = params
  const change = { id, account, now: now(), limit: () => limit('tripDetails', id) }
  await changeTripDetails(db, change, body)
  return respondOk
}

export const reportDelay: Operation<'reportDelay'> = async (call) => {
  const { db, params, body, now, limit } = call
  limit('account')
  const account = await requireActor(call, params.id)
  const { id } = params
  const change = { id, account, now: now(), limit: () => limit('delay', id) }
  await reportDriverDelay(db, change, body)
  return respondOk
}
