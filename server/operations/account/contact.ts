import { isEmail, normalizeEmail } from '#domain/contact.ts'
import { LANGUAGES } from '#domain/languages.ts'

import { writeMail } from '../../mail/outbox.ts'
import { done, type Operation } from '../../operation.ts'
import { Refusal, refusalAt } from '../../problem.ts'

/**
 * A message to the operator, and to nobody else: `to` is not read. Foreign pages are refused at the
 * edge; here also a call that comes from no page at all.
 */
export const sendEmail: Operation<'sendEmail'> = async (call) => {
  const { db, body, config, now, limit } = call
  if (!call.sent.get('origin')) throw new Refusal('foreign-origin')
  if (!isEmail(body.from)) throw refusalAt('/from', 'invalid-request', 'wrong-format')
  limit('contact')
  const from = normalizeEmail(body.from)
  await writeMail(db, {
    kind: body.isContactForm ? 'contact' : 'newsletter',
    recipient: addressIn(config.contactEmail),
    replyTo: from,
    language: LANGUAGES[0],
    facts: { from, subject: body.subject, message: body.message },
    now: now(),
  })
  return done
}

/** The address of `Masar <contact@masar.example>`. */
const addressIn = (mailbox: string) => normalizeEmail(/<([^>]+)>/.exec(mailbox)?.[1] ?? mailbox)
