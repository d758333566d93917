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
import { answerOk, type Operation } from '../operation.ts'

/**
 * A message to the operator, with a receipt to the sender, or a newsletter subscription, which the owner of the
 * address has to confirm: `to` is not read. Foreign pages are refused at
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
  if (!body.isContactForm) {
    // The response is the same for every address, also for one at its limit of mails.
    if (isWithinLimit(() => limit('mailTo', from)))
      await requestSubscription(db, { email: from, language, now: now() })
    return answerOk
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
  return answerOk
}
