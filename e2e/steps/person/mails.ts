import { type APIRequestContext, expect } from '@playwright/test'

/** A mail in the outbox (server/README.md). */
export interface OutboxMail {
  kind: string
  language: string
  subject: string
  text: string
  html: string
  links: string[]
  /** The address by which a mail program unsubscribes. */
  unsubscribe: string | null
}

/** Server workers send mails and settle payments at intervals. */
export const A_WORKER = { timeout: 30_000 }

/** Waits for the newest mail of this kind that is not `before`. */
export async function waitForMail(
  request: APIRequestContext,
  to: string,
  kind:
    | 'verify'
    | 'activate'
    | 'reset'
    | 'active-already'
    | 'booking-created'
    | 'booking-for-driver'
    | 'booking-link'
    | 'contact-copy'
    | 'newsletter-confirm',
  before?: OutboxMail,
): Promise<OutboxMail> {
  let found: OutboxMail | undefined
  await expect
    .poll(async () => {
      const response = await request.get('/outbox.json', { params: { to } })
      const mails = (await response.json()) as OutboxMail[]
      found = mails.find((mail) => mail.kind === kind && mail.text !== before?.text)
      return found?.kind
    }, A_WORKER)
    .toBe(kind)
  if (!found) throw new Error(`There is no ${kind} mail to ${to}.`)
  return found
}

/** The operator's address for the server and pages of these tests. */
const OPERATOR = 'contact@masar.example'

/** The mails that notify the operator of a confirmed newsletter subscription. */
export const listSubscriptions = (request: APIRequestContext, email: string) =>
  toOperator(request, 'newsletter', email)

/** Messages to the operator. */
export const listMessages = (request: APIRequestContext, email: string) =>
  toOperator(request, 'contact', email)

async function toOperator(request: APIRequestContext, wanted: string, email: string) {
  const response = await request.get('/outbox.json', { params: { to: OPERATOR } })
  const mails = (await response.json()) as OutboxMail[]
  return mails.filter(({ kind, text }) => kind === wanted && text.includes(email))
}

/** The address of a mail's link. */
export function findLink({ links }: OutboxMail): string {
  const [link] = links
  if (!link) throw new Error('There is no link in this mail.')
  return link
}

/** The secret part of a link's address. */
export function readSecret(link: string): string {
  const { pathname, searchParams } = new URL(link)
  return searchParams.get('t') ?? pathname.split('/').at(-1) ?? ''
}
