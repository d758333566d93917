import type { Database } from '../db/connection/connect.ts'
import { objectId, type ObjectId } from '../db/object-id.ts'

export type AccountMailKind = 'verify' | 'activate' | 'reset' | 'active-already'
export type BookingMailKind =
  | 'booking-amended'
  | 'booking-changed'
  | 'booking-created'
  | 'booking-deleted'
  | 'booking-link'
  | 'booking-message'
  | 'booking-paid'
  | 'cancel-declined'
  | 'cancel-requested'
  | 'payment-expired'
  | 'payment-refunded'
  | 'refund-failed'
  | 'refund-sent'
  | 'running-late'
  | 'trip-details'
/** To the main driver of a booking, who has no account. */
export type DriverMailKind = 'booking-for-driver'
/**
 * A visitor's message to the operator, and the receipt for the visitor (formerly a copy, hence its
 * name).
 */
export type OperatorMailKind = 'contact' | 'contact-copy' | 'newsletter'
/** To an address that requested the newsletter. */
export type NewsletterMailKind = 'newsletter-confirm'

type Common = { language: string; now: Date }

export type Mail = Common &
  (
    | { kind: AccountMailKind; accountId: ObjectId }
    | {
        kind: BookingMailKind
        accountId: ObjectId
        facts: BookingMailFacts
        replyTo?: string | null
      }
    | { kind: DriverMailKind; recipient: string; facts: BookingMailFacts }
    | { kind: OperatorMailKind; recipient: string; replyTo: string; facts: OperatorMailFacts }
    | { kind: NewsletterMailKind; recipient: string; facts: OperatorMailFacts }
  )

/**
 * `message` is the sentence of the notification, `title` its short form; mails queued by an older
 * server have neither. `price` is a text.
 */
export type BookingMailFacts = {
  booking: ObjectId
  /** Lets the erasure of a person find their name, even after the booking was deleted. */
  driverId?: ObjectId
  /** For a mail about a booking that may be deleted by then. */
  reference?: string
  subject: string
  title?: string
  message?: string
  /** A message about the booking. */
  quote?: string
  price: string
}
export type OperatorMailFacts = { from: string; subject: string; message: string }

/**
 * Queues a mail in the transaction that causes it, so that both are committed or neither. It
 * contains no secret: links are created when the mail is composed (mail/delivery/compose-mail.ts).
 */
export async function queueMail(tx: Database, mail: Mail): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({
      id: objectId(mail.now),
      account_id: 'accountId' in mail ? mail.accountId : null,
      recipient: 'recipient' in mail ? mail.recipient : null,
      reply_to: 'replyTo' in mail ? (mail.replyTo ?? null) : null,
      kind: mail.kind,
      language: mail.language,
      facts: JSON.stringify('facts' in mail ? mail.facts : {}),
      created_at: mail.now,
      due_at: mail.now,
    })
    .execute()
}

/**
 * Deletes unsent mails of these kinds. One that a worker has claimed may still be sent, but its
 * link is invalid, and it is not resent.
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
