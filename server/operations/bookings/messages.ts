import { getMessageAuthor } from '@masar/domain/booking/messages.ts'

import { sendBookingMessage } from '../../bookings/changes/send-message.ts'
import { requireActor } from '../../bookings/guest-booking.ts'
import { readBookingMessages } from '../../bookings/read/booking-messages.ts'
import { respondWith, type Operation } from '../operation.ts'

export const listBookingMessages: Operation<'listBookingMessages'> = async (call) => {
  const { db, params, now } = call
  const account = await requireActor(call, params.id)
  return respondWith(await readBookingMessages(db, { id: params.id, account, now: now() }))
}

export const sendMessage: Operation<'sendMessage'> = async (call) => {
  const { db, params, headers, body, now, limit } = call
  limit('account')
  const { id } = params
  const account = await requireActor(call, id)
  const author = getMessageAuthor(account.type)
  const message = {
    id,
    account,
    author,
    text: body.text,
    key: headers['Idempotency-Key'] ?? null,
    now: now(),
    limit: () => {
      limit('messageBy', account.id)
      limit('message', `${id} ${author}`)
    },
  }
  return respondWith(await sendBookingMessage(db, message))
}
