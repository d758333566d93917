import { isEmail } from '#domain/person/email.ts'
import { normalizeEmail } from '#domain/person/contact-spelling.ts'
import { LANGUAGES } from '#domain/service/languages.ts'

import { requireBotCheck } from '../../account/bot-check-pass.ts'
import { fieldRefusal, Refusal } from '../../contract/problem.ts'
import { transaction } from '../../db/transaction.ts'
import { queueMail } from '../../mail/mail-queue.ts'
import { isWithinLimit } from '../is-within-limit.ts'
import { answerOk, type Operation } from '../operation.ts'

/**
 * A message to the operator, with a receipt to the sender: `to` is not read. Foreign pages are refused at
 * the edge; here also a call that comes from no page at all. The sender's address may be anybody's: what
 * it gets has nothing of the message in it, and only a few times an hour, from wherever it is asked for.
 */
export const sendEmail: Operation<'sendEmail'> = async (call) => {
  const { db, body, config, now, limit } = call
  if (!call.sent.get('origin')) throw new Refusal('foreign-origin')
  if (!isEmail(body.from)) throw fieldRefusal('/from', 'invalid-request', 'wrong-format')
  limit('contact')
  await requireBotCheck(call)
  const from = normalizeEmail(body.from)
  const language = LANGUAGES.find((known) => known === body.language) ?? LANGUAGES[0]
  const operator = bareAddress(config.contactEmail)
  const facts = { from, subject: body.subject, message: body.message }
  const kind = body.isContactForm ? 'contact' : 'newsletter'
  // Without the receipt the message is still sent.
  const hasReceipt = kind === 'contact' && isWithinLimit(() => limit('contactReceipt', from))
  await transaction(db, async (tx) => {
    await queueMail(tx, {
      kind,
      recipient: operator,
      replyTo: from,
      language: LANGUAGES[0],
      facts,
      now: now(),
    })
    if (hasReceipt)
      await queueMail(tx, {
        kind: 'contact-copy',
        recipient: from,
        replyTo: operator,
        language,
        facts: { from, subject: '', message: '' },
        now: now(),
      })
  })
  return answerOk
}

/** The address of `Masar <contact@masar.example>`. */
const bareAddress = (mailbox: string) => normalizeEmail(/<([^>]+)>/.exec(mailbox)?.[1] ?? mailbox)
