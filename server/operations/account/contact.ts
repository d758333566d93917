import { isEmail } from '@masar/domain/person/email.ts'
import { normalizeEmail } from '@masar/domain/person/contact-spelling.ts'
import { LANGUAGES } from '@masar/domain/service/languages.ts'

import { requireBotCheck } from '../../account/bot-check-pass.ts'
import { requestSubscription } from '../../account/newsletter.ts'
import { fieldRefusal, Refusal } from '../../contract/problem.ts'
import { transaction } from '../../db/transaction.ts'
import { bareAddress } from '../../mail/bare-address.ts'
import { queueMail } from '../../mail/mail-queue.ts'
import { isWithinLimit } from '../is-within-limit.ts'
import { respondOk, type Operation } from '../operation.ts'

/**
 * A message to the operator, with a receipt to the sender, or a newsletter subscription, which the
 * owner of the address has to confirm: `to` is ignored. Foreign pages are rejected earlier; this
 * also rejects calls that come from no page at all. The sender's address may be anyone's: its mail
 * contains nothing of the message, and is limited to a few per hour from all clients.
 */
export const sendEmail: Operation<'sendEmail'> = async (call) => {
  const { db, body, config, now, limit } = call
  if (!call.sent.get('origin')) throw new Refusal('foreign-origin')
  if (!isEmail(body.from)) throw fieldRefusal('/from', 'invalid-request', 'wrong-format')
  limit('contact')
  await requireBotCheck(call)
  const from = normalizeEmail(body.from)
  const language = LANGUAGES.find((known) => known === body.language) ?? LANGUAGES[0]
  if (!body.isContactForm) {
    // The response is the same for every address, even for one at its limit of mails.
    if (isWithinLimit(() => limit('mailTo', from)))
      await requestSubscription(db, { email: from, language, now: now() })
    return respondOk
  }
  const operator = bareAddress(config.contactEmail)
  const facts = { from, subject: body.subject, message: body.message }
  // Without the receipt the message is still sent.
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
  return respondOk
}
