import type { TestServer } from './test-server.ts'

/** The parts of an emailed link. */
export type SentLink = { href: string; userId: string; email: string; token: string }

const LINK_MAIL_KINDS = ['verify', 'activate', 'reset']

/** Returns the link in the newest account email to this address. */
export async function findNewestLink(server: TestServer, to: string): Promise<SentLink> {
  const mails = await server.mails.list(to)
  const mail = mails.find(({ kind }) => LINK_MAIL_KINDS.includes(kind))
  const href = mail?.links[0]
  if (!href) throw new Error(`No link was sent to ${to}.`)
  const url = new URL(href)
  const [, , , address = '', secret = ''] = url.pathname.split('/')
  const params = url.searchParams
  return url.pathname.startsWith('/api/')
    ? { href, userId: '', email: decodeURIComponent(address), token: secret }
    : {
        href,
        userId: params.get('u') ?? '',
        email: params.get('e') ?? '',
        token: params.get('t') ?? '',
      }
}

/** Returns the path and query of a link, for a browser that has the server's origin. */
export const getLinkPath = (href: string) => href.replace(new URL(href).origin, '')

export const buildCheckPath = ({ userId, email, token }: SentLink) =>
  `/api/check-token/frontend/${userId}/${encodeURIComponent(email)}/${token}`
