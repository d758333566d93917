import { Duplex } from 'node:stream'

import { createTransport } from 'nodemailer'

import type { ComposedMail } from './compose-mail.ts'
import type { Delivery, HandOver } from './deliver.ts'

const SECOND = 1000
/** A slow mail blocks only the mails after it. */
const TIMEOUTS = {
  connectionTimeout: 10 * SECOND,
  greetingTimeout: 10 * SECOND,
  socketTimeout: 30 * SECOND,
}

/** Sends through the configured mail server: `smtp://user:password@host:587`, `smtps://...`. */
export function smtpSender(
  url: string,
): (message: ComposedMail, handOver: Pick<HandOver, 'onHandOver'>) => Promise<Delivery> {
  return async (message, { onHandOver }) => {
    const transport = createTransport({
      url,
      ...TIMEOUTS,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    let isHandedOver = false
    transport.use('stream', (mail, next) => {
      mail.message.transform(() =>
        markedAtFirstByte(onHandOver).once('end', () => {
          isHandedOver = true
        }),
      )
      next()
    })
    try {
      await transport.sendMail(toNodemailer(message))
      return { end: 'sent' }
    } catch (error) {
      return deliveryAfter(error, isHandedOver)
    } finally {
      transport.close()
    }
  }
}

/** Delays the bytes of a mail until the first may be sent: the server is connected by then. */
const markedAtFirstByte = (onHandOver: () => Promise<void>): Duplex =>
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

/** The server's response decides; after a timeout following the last byte the result is unknown. */
function deliveryAfter(error: unknown, isHandedOver: boolean): Delivery {
  const { code, responseCode } = smtpError(error)
  const failure = responseCode ? `the mail server answers ${responseCode}` : (code ?? 'failed')
  if (responseCode) return { end: isFinal(responseCode, code) ? 'never' : 'later', failure }
  return { end: isHandedOver ? 'unknown' : 'later', failure }
}

/** A wrong password (EAUTH) must be fixed by the operator: the mail itself was not rejected. */
const isFinal = (responseCode: number, code: string | undefined) =>
  responseCode >= 500 && responseCode !== 503 && code !== 'EAUTH'

function smtpError(error: unknown): { code?: string; responseCode?: number } {
  if (typeof error !== 'object' || error === null) return {}
  return {
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...('responseCode' in error && typeof error.responseCode === 'number'
      ? { responseCode: error.responseCode }
      : {}),
  }
}
