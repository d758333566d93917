import { type APIRequestContext, expect } from '@playwright/test'

/** An email in the outbox. */
export interface OutboxMail {
  kind: string
  language: string
  subject: string
  text: string
  html: string
  links: string[]
  /** The URL in the `List-Unsubscribe` header. */
  unsubscribe: string | null
}

/** Server workers send emails and settle payments at intervals. */
export const WORKER_WAIT_OPTIONS = { timeout: 30_000 }

/** Waits for the newest email of this kind that is not `before`. */
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
    }, WORKER_WAIT_OPTIONS)
    .toBe(kind)
  if (!found) throw new Error(`There is no ${kind} mail to ${to}.`)
  return found
}

const OPERATOR_EMAIL = 'contact@masar.example'

/** Lists the emails that notify the operator of a confirmed newsletter subscription. */
export const listSubscriptionMails = (request: APIRequestContext, email: string) =>
  listOperatorMails(request, 'newsletter', email)

/** Lists the messages that the operator received from this address. */
export const listMessages = (request: APIRequestContext, email: string) =>
  listOperatorMails(request, 'contact', email)

async function listOperatorMails(request: APIRequestContext, expectedKind: string, email: string) {
  const response = await request.get('/outbox.json', { params: { to: OPERATOR_EMAIL } })
  const mails = (await response.json()) as OutboxMail[]
  return mails.filter(({ kind, text }) => kind === expectedKind && text.includes(email))
}

/** Returns the first link in an email. */
export function findLink({ links }: OutboxMail): string {
  const [link] = links
  if (!link) throw new Error('There is no link in this mail.')
  return link
}

/** Returns the secret in a link. */
export function readSecret(link: string): string {
  const { pathname, searchParams } = new URL(link)
  return searchParams.get('t') ?? pathname.split('/').at(-1) ?? ''
}
