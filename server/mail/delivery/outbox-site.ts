import { Hono } from 'hono'

import { SECURITY_HEADERS } from '../../http/headers.ts'
import { AT_NIGHT } from '../templates/layout/mail-style.ts'
import { listPage, mailPage, missingPage, type Scheme } from './outbox-pages.ts'
import type { StoredMails } from './stored-mails.ts'

/** A mail's HTML has inline styles and nothing else. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** Shows the mails of a service without a mail server, as pages for users and as JSON for tests. */
export function outboxSite(mails: StoredMails) {
  const site = new Hono()
  site.get('/outbox', async (c) => {
    const shown = await mails.list(c.req.query('to'))
    return listPage(c.req.raw, shown, await mails.waiting())
  })
  site.get('/outbox.json', async (c) => {
    c.header('cache-control', 'no-store')
    return c.json(await mails.list(c.req.query('to')))
  })
  site.get('/outbox/:id', async (c) => {
    const mail = await mails.read(c.req.param('id'))
    return mail
      ? mailPage(c.req.raw, mail, readScheme(c.req.query('scheme')))
      : missingPage(c.req.raw)
  })
  site.get('/outbox/:id/html', async (c) => {
    const mail = await mails.read(c.req.param('id'))
    if (!mail) return missingPage(c.req.raw)
    return new Response(underScheme(mail.html, readScheme(c.req.query('scheme'))), {
      headers: {
        ...SECURITY_HEADERS,
        'x-frame-options': 'SAMEORIGIN',
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': MAIL_POLICY,
        'referrer-policy': 'no-referrer',
      },
    })
  })
  return site
}

const readScheme = (value: string | undefined): Scheme =>
  value === 'light' || value === 'dark' ? value : null

/** Forces light or dark mode. */
const underScheme = (html: string, scheme: Scheme): string =>
  scheme ? html.replace(AT_NIGHT, scheme === 'dark' ? 'all' : 'not all') : html
