import { LANGUAGES } from '#domain/service/languages.ts'
import type { Selectable } from 'kysely'

import { findAccountByEmail } from '../account/find-account.ts'
import { linkAddress } from '../account/links/link-address.ts'
import { issueLink, type MailedLinkPurpose } from '../account/links/links.ts'
import { issueBookingLink } from '../bookings/booking-link.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/connection/connect.ts'
import type { Schema } from '../db/schema/schema.ts'
import type {
  AccountMailKind,
  BookingMailFacts,
  OperatorMailFacts,
  OperatorMailKind,
} from '../mail/mail-queue.ts'
import { accountMail } from '../mail/templates/account-mails.ts'
import { bookingMail } from '../mail/templates/booking-mail.ts'
import { renderHtml } from '../mail/templates/layout/render-html.ts'
import { renderText } from '../mail/templates/layout/render-text.ts'
import type { MailContent } from '../mail/templates/mail-content.ts'
import { operatorMail } from '../mail/templates/operator-mail.ts'
import { readMailedBooking } from './read-mailed-booking.ts'
import { senderName } from '../mail/sender-name.ts'

export type QueuedMail = Selectable<Schema['outbox']>
type Reader = Selectable<Schema['account']>

/** A mail as it leaves. */
export type ComposedMail = {
  id: string
  kind: string
  language: string
  date: string
  from: string
  to: { name: string; address: string }
  replyTo: string | null
  subject: string
  text: string
  html: string
}

type Sender = Pick<Config, 'publicUrl' | 'mailFrom'>

/**
 * Writes a queued mail at the moment it leaves. The secret of its link is made here, so that none
 * lies in the queue, and its day begins here. Null: the mail has become needless.
 */
export async function composeMail(
  tx: Database,
  queued: QueuedMail,
  { sender, now }: { sender: Sender; now: Date },
): Promise<ComposedMail | null> {
  const site = senderName(sender.mailFrom)
  const language = LANGUAGES.find((known) => known === queued.language) ?? 'fr'
  const reader = await findReader(tx, queued)
  const address = reader?.email ?? queued.recipient
  if (!address) return null
  const content = reader
    ? await mailTo(tx, reader, { queued, language, sender, site, now })
    : operatorMail({
        kind: queued.kind as OperatorMailKind,
        language,
        facts: queued.facts as OperatorMailFacts,
      })
  if (!content) return null
  return {
    id: queued.id,
    kind: queued.kind,
    language,
    date: now.toISOString(),
    from: sender.mailFrom,
    to: { name: reader?.full_name ?? '', address },
    replyTo: queued.reply_to,
    subject: content.subject,
    text: renderText(content, language, site),
    html: renderHtml(content, language, site),
  }
}

type Writing = {
  queued: QueuedMail
  language: (typeof LANGUAGES)[number]
  sender: Sender
  site: string
  now: Date
}

async function mailTo(
  tx: Database,
  reader: Reader,
  { queued, language, sender: { publicUrl }, site, now }: Writing,
): Promise<MailContent | null> {
  const { id, email, full_name: name } = reader
  const { kind } = queued
  if (!isAboutAccount(kind)) {
    const facts = queued.facts as BookingMailFacts
    const booking = await readMailedBooking(tx, facts.booking, language)
    const linkToken =
      booking?.driverId === id ? await issueBookingLink(tx, facts.booking, now) : null
    return bookingMail({ facts, booking, language, reader: { id, name }, linkToken, publicUrl })
  }
  if (kind === 'active-already') {
    const href = new URL(`/sign-in?l=${language}`, publicUrl).href
    return accountMail({ kind, language, name, href, site })
  }
  if (await isNeedless(tx, kind, reader)) return null
  const token = await issueLink(tx, { accountId: id, purpose: kind, now })
  const account = { id, email }
  const href = linkAddress({ purpose: kind, language, account, token, publicUrl })
  return accountMail({ kind, language, name, href, site })
}

/** The address is proven, the account has a password, or the guest's address has an account. */
async function isNeedless(
  tx: Database,
  purpose: MailedLinkPurpose,
  { verified, active, is_guest, email }: Reader,
): Promise<boolean> {
  if (purpose === 'verify') return verified
  if (is_guest && (await findAccountByEmail(tx, email))) return true
  return purpose === 'activate' && active
}

const ABOUT_ACCOUNTS = ['verify', 'activate', 'reset', 'active-already'] as const

const isAboutAccount = (kind: string): kind is AccountMailKind =>
  ABOUT_ACCOUNTS.some((known) => known === kind)

const findReader = async (tx: Database, { account_id }: QueuedMail) =>
  account_id
    ? tx.selectFrom('account').selectAll().where('id', '=', account_id).executeTakeFirst()
    : undefined
