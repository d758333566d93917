import { isEmail } from '#domain/person/email.ts'
import { normalizeEmail } from '#domain/person/contact-spelling.ts'
import { LANGUAGES } from '#domain/service/languages.ts'

import { fieldRefusal, Refusal } from '../../contract/problem.ts'
import { transaction } from '../../db/transaction.ts'
import { queueMail } from '../../mail/mail-queue.ts'
import { answerOk, type Operation } from '../operation.ts'

/**
 * A message to the operator, with a copy to who writes: `to` is not read. Foreign pages are refused
 * at the edge; here also a call that comes from no page at all. The copy is plain text below a
 * subject of ours, so that a stranger's address gets nothing that looks like our own words.
 */
export const sendEmail: Operation<'sendEmail'> = async (call) => {
  const { db, body, config, now, limit } = call
  if (!call.sent.get('origin')) throw new Refusal('foreign-origin')
  if (!isEmail(body.from)) throw fieldRefusal('/from', 'invalid-request', 'wrong-format')
  limit('contact')
  const from = normalizeEmail(body.from)
  const language = LANGUAGES.find((known) => known === body.language) ?? LANGUAGES[0]
  const operator = bareAddress(config.contactEmail)
  const facts = { from, subject: body.subject, message: body.message }
  const kind = body.isContactForm ? 'contact' : 'newsletter'
  await transaction(db, async (tx) => {
    const common = { facts, now: now() }
    const toOperator = { kind, recipient: operator, replyTo: from, language: LANGUAGES[0] } as const
    await queueMail(tx, { ...common, ...toOperator })
    if (kind === 'contact')
      await queueMail(tx, {
        ...common,
        kind: 'contact-copy',
        recipient: from,
        replyTo: operator,
        language,
      })
  })
  return answerOk
}

/** The address of `Masar <contact@masar.example>`. */
const bareAddress = (mailbox: string) => normalizeEmail(/<([^>]+)>/.exec(mailbox)?.[1] ?? mailbox)
