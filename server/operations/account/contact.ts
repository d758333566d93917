import { isEmail } from '@masar/domain/person/email.ts'
import { normalizeEmail } from '@masar/domain/person/contact-spelling.ts'
import { LANGUAGES } from '@masar/domain/service/languages.ts'

import { requireBotCheck } from '../../account/bot-check-pass.ts'
import { requestSubscription } from '../../account/newsletter.ts'
import { createFieldRefusal, Refusal } from '../../contract/problem.ts'
import { transaction } from '../../db/transaction.ts'
import { toBareAddress } from '../../mail/bare-address.ts'
import { queueMail } from '../../mail/mail-queue.ts'
import { isWithinLimit } from '../is-within-limit.ts'
import { okReply, type Operation } from '../operation.ts'

/**
 * Accepts a message to the operator and acknowledges it by email, or accepts a newsletter subscription, which
 * the owner of the address must confirm. Ignores `to`. Calls from other sites are rejected earlier; calls
 * without an origin are rejected here. The sender's address may belong to another person, so the acknowledgment
 * contains no part of the message. Each address receives only a few acknowledgments per hour.
 */
export const sendEmail: Operation<'sendEmail'> = async (call) => {
  const { db, body, config, now, limit } = call
  if (!call.sent.get('origin')) throw new Refusal('foreign-origin')
  if (!isEmail(body.from)) throw createFieldRefusal('/from', 'invalid-request', 'wrong-format')
  limit('contact')
  await requireBotCheck(call)
  const from = normalizeEmail(body.from)
  const language = LANGUAGES.find((known) => known === body.language) ?? LANGUAGES[0]
  if (!body.isContactForm) {
    // The response is the same for every address, even if the address has reached its email limit.
    if (isWithinLimit(() => limit('mailTo', from)))
      await requestSubscription(db, { email: from, language, now: now() })
    return okReply
  }
  const operator = toBareAddress(config.contactEmail)
  const facts = { from, subject: body.subject, message: body.message }
  // The message is sent even if its acknowledgment is not.
  const hasReceipt = isWithinLimit(() => limit('contactReceipt', from))
  await transaction(db, async (tx) => {
    await queueMail(tx, {
      kind: 'contact',
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
  return okReply
}
