import { msg } from '#texts/msg.ts'
import { createTranslator } from '#texts/translate.ts'

import type { Account } from '../../account/sessions/session.ts'
import type { Database } from '../../db/connection/connect.ts'
import type { ObjectId } from '../../db/object-id.ts'
import { queueMail } from '../../mail/mail-queue.ts'
import { readLanguage } from './write-notice.ts'

const SUBJECT = msg`The link to your booking`

/** Queues an email about the booking with a new link to it. */
export const queueBookingLinkEmail = (
  tx: Database,
  { id: accountId, language: code }: Account,
  booking: ObjectId,
  now: Date,
): Promise<void> => {
  const language = readLanguage(code)
  const facts = {
    booking,
    driverId: accountId,
    subject: createTranslator(language)(SUBJECT),
    price: '',
  }
  return queueMail(tx, { accountId, kind: 'booking-link', language, facts, now })
}
