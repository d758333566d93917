import { Duplex } from 'node:stream'

import { createTransport } from 'nodemailer'

import type { ComposedMail } from './compose-mail.ts'
import type { Delivery, HandOverContext } from './deliver.ts'

const SECOND_MS = 1000
/** Short enough that a slow server does not block other emails for long. */
const TIMEOUTS_MS = {
  connectionTimeout: 10 * SECOND_MS,
  greetingTimeout: 10 * SECOND_MS,
  socketTimeout: 30 * SECOND_MS,
}

/** Creates a function that sends through this email server: `smtp://user:password@host:587`, `smtps://...`. */
export function createSmtpSender(
  url: string,
): (message: ComposedMail, handOver: Pick<HandOverContext, 'onHandOver'>) => Promise<Delivery> {
  return async (message, { onHandOver }) => {
    const transport = createTransport({
      url,
      ...TIMEOUTS_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    let isHandedOver = false
    transport.use('stream', (mail, next) => {
      mail.message.transform(() =>
        waitForHandOver(onHandOver).once('end', () => {
          isHandedOver = true
        }),
      )
      next()
    })
    try {
      await transport.sendMail(toNodemailer(message))
      return { end: 'sent' }
    } catch (error) {
      return toDelivery(error, isHandedOver)
    } finally {
      transport.close()
    }
  }
}

/**
 * Delays an email's first byte until the email is marked as handed over. By then, the connection to the server
 * is open.
 */
const waitForHandOver = (onHandOver: () => Promise<void>): Duplex =>
  Duplex.from(async function* handOver(mail: AsyncIterable<Buffer>) {
    await onHandOver()
    yield* mail
  })

function toNodemailer(mail: ComposedMail) {
  const { id, kind, from, to, replyTo, unsubscribe, subject, text, html, date } = mail
  const host = /@([^>]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    messageId: `<${id}@${host}>`,
    date: new Date(date),
    from,
    to,
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    subject,
    text,
    html,
    ...(unsubscribe ? { list: { unsubscribe } } : {}),
    headers: {
      'auto-submitted': 'auto-generated',
      'x-masar-kind': kind,
      ...(unsubscribe ? { 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' } : {}),
    },
  }
}

/**
 * Converts an error to a result. The server's response decides the result. Without a response, the result is
 * unknown if the email had been handed over.
 */
function toDelivery(error: unknown, isHandedOver: boolean): Delivery {
  const { code, responseCode } = readSmtpError(error)
  const failure = responseCode ? `the mail server answers ${responseCode}` : (code ?? 'failed')
  if (responseCode) return { end: isFinal(responseCode, code) ? 'never' : 'later', failure }
  return { end: isHandedOver ? 'unknown' : 'later', failure }
}

/**
 * Whether a retry is pointless. A wrong password (EAUTH) is not final: the operator can fix it, and the email
 * itself was not rejected.
 */
const isFinal = (responseCode: number, code: string | undefined) =>
  responseCode >= 500 && responseCode !== 503 && code !== 'EAUTH'

function readSmtpError(error: unknown): { code?: string; responseCode?: number } {
  if (typeof error !== 'object' || error === null) return {}
  return {
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...('responseCode' in error && typeof error.responseCode === 'number'
      ? { responseCode: error.responseCode }
      : {}),
  }
}
