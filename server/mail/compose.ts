import { LANGUAGES } from '#domain/languages.ts'
import type { Selectable } from 'kysely'

import { linkAddress } from '../account/link-address.ts'
import { issueLink, type LinkPurpose } from '../account/links.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/connect.ts'
import type { Schema } from '../db/schema.ts'
import { accountLetter } from './letters/account-letters.ts'
import { bookingLetter } from './letters/booking-letter.ts'
import { htmlOf, textOf } from './letters/layout.ts'
import type { Letter } from './letters/letter.ts'
import { operatorLetter } from './letters/operator-letter.ts'
import type {
  AccountMailKind,
  BookingMailFacts,
  OperatorMailFacts,
  OperatorMailKind,
} from './outbox.ts'

export type QueuedMail = Selectable<Schema['outbox']>
type Reader = Selectable<Schema['account']>

/** A mail as it leaves. */
export type Message = {
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
export async function compose(
  tx: Database,
  queued: QueuedMail,
  { sender, now }: { sender: Sender; now: Date },
): Promise<Message | null> {
  const language = LANGUAGES.find((known) => known === queued.language) ?? 'fr'
  const reader = await readerOf(tx, queued)
  const address = reader?.email ?? queued.recipient
  if (!address) return null
  const letter = reader
    ? await letterTo(tx, reader, { queued, language, sender, now })
    : operatorLetter({
        kind: queued.kind as OperatorMailKind,
        language,
        facts: queued.facts as OperatorMailFacts,
      })
  if (!letter) return null
  return {
    id: queued.id,
    kind: queued.kind,
    language,
    date: now.toISOString(),
    from: sender.mailFrom,
    to: { name: reader?.full_name ?? '', address },
    replyTo: queued.reply_to,
    subject: letter.subject,
    text: textOf(letter, language),
    html: htmlOf(letter, language),
  }
}

type Writing = {
  queued: QueuedMail
  language: (typeof LANGUAGES)[number]
  sender: Sender
  now: Date
}

async function letterTo(
  tx: Database,
  reader: Reader,
  { queued, language, sender: { publicUrl }, now }: Writing,
): Promise<Letter | null> {
  const { id, email, full_name: name } = reader
  const { kind } = queued
  if (!isAboutAccount(kind)) {
    const facts = queued.facts as BookingMailFacts
    return bookingLetter(tx, { facts, language, reader: { id, name }, publicUrl })
  }
  if (kind === 'active-already') {
    const href = new URL('/sign-in', publicUrl).href
    return accountLetter({ kind, language, name, href })
  }
  if (isNeedless(kind, reader)) return null
  const token = await issueLink(tx, { accountId: id, purpose: kind, now })
  const account = { id, email }
  const href = linkAddress({ purpose: kind, language, account, token, publicUrl })
  return accountLetter({ kind, language, name, href })
}

/** Whoever has proven the address meanwhile, or chosen a password, needs no mail to do it. */
function isNeedless(purpose: LinkPurpose, { verified, active }: Reader): boolean {
  if (purpose === 'verify') return verified
  return purpose === 'activate' && active
}

const ABOUT_ACCOUNTS = ['verify', 'activate', 'reset', 'active-already'] as const

const isAboutAccount = (kind: string): kind is AccountMailKind =>
  ABOUT_ACCOUNTS.some((known) => known === kind)

const readerOf = async (tx: Database, { account_id }: QueuedMail) =>
  account_id
    ? tx.selectFrom('account').selectAll().where('id', '=', account_id).executeTakeFirst()
    : undefined
