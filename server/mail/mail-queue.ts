import type { Database } from '../db/connection/connect.ts'
import { createObjectId, type ObjectId } from '../db/object-id.ts'

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
/** Sent to the main driver of a booking, who has no account. */
export type DriverMailKind = 'booking-for-driver'
/**
 * `contact` is a visitor's message to the operator, and `contact-copy` the acknowledgment to the visitor, which
 * was originally a copy of the message.
 */
export type OperatorMailKind = 'contact' | 'contact-copy' | 'newsletter'
/** Sent to an address that requested the newsletter. */
export type NewsletterMailKind = 'newsletter-confirm'

type MailBase = { language: string; now: Date }

export type Mail = MailBase &
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
 * `message` is the text of the notification, and `title` its short form; emails queued by an older server have
 * neither. `price` is formatted text.
 */
export type BookingMailFacts = {
  booking: ObjectId
  /** Links the email to the driver, so that erasing a person finds it even after the booking is deleted. */
  driverId?: ObjectId
  /** The reference to show if the booking has been deleted when the email is sent. */
  reference?: string
  subject: string
  title?: string
  message?: string
  /** The text of a message about the booking. */
  quote?: string
  price: string
}
export type OperatorMailFacts = { from: string; subject: string; message: string }

/**
 * Queues an email in this transaction, so that it is sent only if the transaction is committed. Stores no
 * secret: links are created when the email is composed (`mail/delivery/compose-mail.ts`).
 */
export async function queueMail(tx: Database, mail: Mail): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({
      id: createObjectId(mail.now),
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
 * Deletes unsent emails of these kinds. An email that a worker has already claimed may still be sent, but its
 * link is invalid, and the email is not resent.
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
