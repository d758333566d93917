import type { TestServer } from './test-server.ts'

/** The parts of the newest link sent to an address. */
export type SentLink = { href: string; userId: string; email: string; token: string }

const KINDS = ['verify', 'activate', 'reset']

/** The link of the newest mail about an account. */
export async function newestLink(server: TestServer, to: string): Promise<SentLink> {
  const mails = await server.mails.list(to)
  const mail = mails.find(({ kind }) => KINDS.includes(kind))
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

/** The path and query of a link, for a browser that has the server's origin. */
export const linkPath = (href: string) => href.replace(new URL(href).origin, '')

export const checkPath = ({ userId, email, token }: SentLink) =>
  `/api/check-token/frontend/${userId}/${encodeURIComponent(email)}/${token}`
