import { LANGUAGES } from '@masar/domain/service/languages.ts'
import type { Selectable } from 'kysely'

import { findAccountByEmail } from '../../account/find-account.ts'
import { buildLinkUrl } from '../../account/links/link-address.ts'
import { issueLink, type MailedLinkPurpose } from '../../account/links/links.ts'
import { issueSubscriptionLink, buildUnsubscribeUrl } from '../../account/newsletter.ts'
import { issueBookingLink, issueDriverLink } from '../../bookings/booking-link.ts'
import { findMainDriver } from '../../bookings/main-driver.ts'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../db/connection/connect.ts'
import type { DB } from '../../db/schema.d.ts'
import type {
  AccountMailKind,
  BookingMailFacts,
  DriverMailKind,
  NewsletterMailKind,
  OperatorMailFacts,
  OperatorMailKind,
} from '../mail-queue.ts'
import { writeAccountMail } from '../templates/account-mails.ts'
import { writeBookingMail } from '../templates/booking-mail.ts'
import { renderHtml } from '../templates/layout/render-html.ts'
import { renderText } from '../templates/layout/render-text.ts'
import type { MailContent } from '../templates/mail-content.ts'
import { writeNewsletterMail } from '../templates/newsletter-mail.ts'
import { writeOperatorMail } from '../templates/operator-mail.ts'
import { readMailedBooking } from './read-mailed-booking.ts'
import { readSenderName } from '../sender-name.ts'

export type QueuedMail = Selectable<DB['outbox']>
type Reader = Selectable<DB['account']>

export type ComposedMail = {
  id: string
  kind: string
  language: string
  date: string
  from: string
  to: { name: string; address: string }
  replyTo: string | null
  /** The unsubscribe URL for email programs (RFC 8058); only in newsletter emails. */
  unsubscribe: string | null
  subject: string
  text: string
  html: string
}

type Sender = Pick<Config, 'publicUrl' | 'mailFrom'>

/**
 * Composes a queued email when it is sent. The secret of its link is created only now, so that the queue
 * contains no secrets and the link is valid for a day from now. Returns null when the email is no longer
 * needed.
 */
export async function composeMail(
  tx: Database,
  queued: QueuedMail,
  { sender, now }: { sender: Sender; now: Date },
): Promise<ComposedMail | null> {
  const site = readSenderName(sender.mailFrom)
  const language = LANGUAGES.find((known) => known === queued.language) ?? 'fr'
  const reader = await findReader(tx, queued)
  const address = reader?.email ?? queued.recipient
  if (!address) return null
  const writing = { queued, language, sender, site, now }
  const written = reader
    ? { content: await writeMailToAccount(tx, reader, writing), unsubscribe: null }
    : await writeMailToAddress(tx, address, writing)
  if (!written?.content) return null
  const { content, unsubscribe } = written
  return {
    id: queued.id,
    kind: queued.kind,
    language,
    date: now.toISOString(),
    from: sender.mailFrom,
    to: { name: reader?.full_name ?? '', address },
    replyTo: queued.reply_to,
    unsubscribe,
    subject: content.subject,
    text: renderText(content, language, site),
    html: renderHtml(content, language, site),
  }
}

type MailContext = {
  queued: QueuedMail
  language: (typeof LANGUAGES)[number]
  sender: Sender
  site: string
  now: Date
}

async function writeMailToDriver(tx: Database, writing: MailContext): Promise<MailContent> {
  const { queued, language, sender, now } = writing
  const facts = queued.facts as BookingMailFacts
  const driver = await findMainDriver(tx, facts.booking)
  const booking = await readMailedBooking(tx, facts.booking, language, now)
  const linkToken = await issueDriverLink(tx, facts.booking, now)
  const reader = { id: null, name: driver?.full_name ?? '', isVerified: false }
  return writeBookingMail({
    facts,
    booking,
    language,
    reader,
    linkToken,
    publicUrl: sender.publicUrl,
  })
}

/** Writes an email to the operator, or to an address without an account. */
async function writeMailToAddress(
  tx: Database,
  address: string,
  writing: MailContext,
): Promise<{ content: MailContent; unsubscribe: string | null } | null> {
  const { queued, language, sender, site, now } = writing
  const { publicUrl } = sender
  if (queued.kind === DRIVER_MAIL_KIND)
    return { content: await writeMailToDriver(tx, writing), unsubscribe: null }
  if (queued.kind !== NEWSLETTER_CONFIRM_KIND) {
    const [kind, facts] = [queued.kind as OperatorMailKind, queued.facts as OperatorMailFacts]
    return { content: writeOperatorMail({ kind, language, facts }), unsubscribe: null }
  }
  const link = await issueSubscriptionLink(tx, address, now)
  if (!link) return null
  const unsubscribe = buildUnsubscribeUrl(link.leaveToken, publicUrl)
  const leaveHref = `${unsubscribe}?l=${language}`
  const confirmHref = link.confirmToken
    ? new URL(`/api/newsletter/confirm/${link.confirmToken}?l=${language}`, publicUrl).href
    : null
  return { content: writeNewsletterMail({ language, site, confirmHref, leaveHref }), unsubscribe }
}

async function writeMailToAccount(
  tx: Database,
  reader: Reader,
  { queued, language, sender: { publicUrl }, site, now }: MailContext,
): Promise<MailContent | null> {
  const { id, email, full_name: name, verified: isVerified } = reader
  const { kind } = queued
  if (!isAboutAccount(kind)) {
    const facts = queued.facts as BookingMailFacts
    const booking = await readMailedBooking(tx, facts.booking, language, now)
    const linkToken =
      booking?.driverId === id ? await issueBookingLink(tx, facts.booking, now) : null
    const recipient = { id, name, isVerified }
    const isAnswerable = queued.reply_to !== null
    const mail = { facts, booking, language, reader: recipient, linkToken, publicUrl, isAnswerable }
    return writeBookingMail(mail)
  }
  if (kind === 'active-already') {
    const href = new URL(`/sign-in?l=${language}`, publicUrl).href
    return writeAccountMail({ kind, language, name, href, site })
  }
  if (await isObsolete(tx, kind, reader)) return null
  const token = await issueLink(tx, { accountId: id, purpose: kind, now })
  const account = { id, email }
  const href = buildLinkUrl({ purpose: kind, language, account, token, publicUrl })
  return writeAccountMail({ kind, language, name, href, site })
}

/**
 * Returns whether an email about an account is no longer needed: the address is already verified, the account
 * has a password, or another account has the guest's address.
 */
async function isObsolete(
  tx: Database,
  purpose: MailedLinkPurpose,
  { verified, active, is_guest, email }: Reader,
): Promise<boolean> {
  if (purpose === 'verify') return verified
  if (is_guest && (await findAccountByEmail(tx, email))) return true
  return purpose === 'activate' && active
}

const DRIVER_MAIL_KIND: DriverMailKind = 'booking-for-driver'
const NEWSLETTER_CONFIRM_KIND: NewsletterMailKind = 'newsletter-confirm'
const ACCOUNT_MAIL_KINDS = ['verify', 'activate', 'reset', 'active-already'] as const

const isAboutAccount = (kind: string): kind is AccountMailKind =>
  ACCOUNT_MAIL_KINDS.some((known) => known === kind)

const findReader = async (tx: Database, { account_id }: QueuedMail) =>
  account_id
    ? tx.selectFrom('account').selectAll().where('id', '=', account_id).executeTakeFirst()
    : undefined
