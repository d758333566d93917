import { isEmail, normalizeEmail } from '#domain/contact.ts'
import { LANGUAGES } from '#domain/languages.ts'

import { transaction } from '../../db/transaction.ts'
import { writeMail } from '../../mail/outbox.ts'
import { done, type Operation } from '../../operation.ts'
import { Refusal, refusalAt } from '../../problem.ts'

/**
 * A message to the operator, with a copy to who writes: `to` is not read. Foreign pages are refused
 * at the edge; here also a call that comes from no page at all. The copy is plain text below a
 * subject of ours, so that a stranger's address gets nothing that looks like our own words.
 */
export const sendEmail: Operation<'sendEmail'> = async (call) => {
  const { db, body, config, now, limit } = call
  if (!call.sent.get('origin')) throw new Refusal('foreign-origin')
  if (!isEmail(body.from)) throw refusalAt('/from', 'invalid-request', 'wrong-format')
  limit('contact')
  const from = normalizeEmail(body.from)
  const language = LANGUAGES.find((known) => known === body.language) ?? LANGUAGES[0]
  const operator = addressIn(config.contactEmail)
  const facts = { from, subject: body.subject, message: body.message }
  const kind = body.isContactForm ? 'contact' : 'newsletter'
  await transaction(db, async (tx) => {
    const common = { facts, now: now() }
    const toOperator = { kind, recipient: operator, replyTo: from, language: LANGUAGES[0] } as const
    await writeMail(tx, { ...common, ...toOperator })
    if (kind === 'contact')
      await writeMail(tx, {
        ...common,
        kind: 'contact-copy',
        recipient: from,
        replyTo: operator,
        language,
      })
  })
  return done
}

/** The address of `Masar <contact@masar.example>`. */
const addressIn = (mailbox: string) => normalizeEmail(/<([^>]+)>/.exec(mailbox)?.[1] ?? mailbox)
