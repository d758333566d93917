import type { Database } from '../db/connection/connect.ts'
import { objectId, type ObjectId } from '../db/object-id.ts'

export type AccountMailKind = 'verify' | 'activate' | 'reset' | 'active-already'
export type BookingMailKind =
  | 'booking-amended'
  | 'booking-changed'
  | 'booking-created'
  | 'booking-deleted'
  | 'booking-link'
  | 'booking-paid'
  | 'cancel-declined'
  | 'cancel-requested'
  | 'payment-expired'
  | 'payment-refunded'
  | 'refund-failed'
  | 'refund-sent'
/** What a visitor writes to the operator, and the receipt that they get (its name is from when it was a copy). */
export type OperatorMailKind = 'contact' | 'contact-copy' | 'newsletter'
/** To an address that asks for the newsletter. */
export type NewsletterMailKind = 'newsletter-confirm'

type Common = { language: string; now: Date }

export type Mail = Common &
  (
    | { kind: AccountMailKind; accountId: ObjectId }
    | { kind: BookingMailKind; accountId: ObjectId; facts: BookingMailFacts }
    | { kind: OperatorMailKind; recipient: string; replyTo: string; facts: OperatorMailFacts }
    | { kind: NewsletterMailKind; recipient: string; facts: OperatorMailFacts }
  )

/**
 * `message` is the sentence of the notification, `title` the same in a few words; what an older server has
 * queued has neither. `price` is a text.
 */
export type BookingMailFacts = {
  booking: ObjectId
  /** Erasing a person finds what names them, also after their booking was deleted. */
  driverId?: ObjectId
  /** For a mail about one that is gone by then. */
  reference?: string
  subject: string
  title?: string
  message?: string
  price: string
}
export type OperatorMailFacts = { from: string; subject: string; message: string }

/**
 * Queues a mail in the transaction that causes it: no mail without its event, no event without
 * mail. It holds no secret: a link is made when the mail is composed (mail/delivery/compose-mail.ts).
 */
export async function queueMail(tx: Database, mail: Mail): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({
      id: objectId(mail.now),
      account_id: 'accountId' in mail ? mail.accountId : null,
      recipient: 'recipient' in mail ? mail.recipient : null,
      reply_to: 'replyTo' in mail ? mail.replyTo : null,
      kind: mail.kind,
      language: mail.language,
      facts: JSON.stringify('facts' in mail ? mail.facts : {}),
      created_at: mail.now,
      due_at: mail.now,
    })
    .execute()
}

/**
 * Deletes the mails of these kinds that have not been sent. One that a worker has claimed may still
 * be sent, but a link in it no longer opens anything, and it is not sent again.
 */
export async function withdrawMails(
  tx: Database,
  accountId: ObjectId,
  kinds: readonly AccountMailKind[],
): Promise<void> {
  await tx
    .deleteFrom('outbox')
    .where('account_id', '=', accountId)
    .where('kind', 'in', kinds)
    .where('sent_at', 'is', null)
    .execute()
}
