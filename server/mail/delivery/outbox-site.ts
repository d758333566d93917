import { Hono } from 'hono'

import { SECURITY_HEADERS } from '../../http/headers.ts'
import { DARK_MODE_QUERY } from '../templates/layout/mail-style.ts'
import { renderListPage, renderMailPage, renderNotFoundPage, type Scheme } from './outbox-pages.ts'
import type { StoredMails } from './stored-mails.ts'

/** The HTML of an email contains inline styles and no other resources. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** Shows emails when there is no email server: as pages for users, and as JSON for tests. */
export function createOutboxSite(mails: StoredMails) {
  const site = new Hono()
  site.get('/outbox', async (c) => {
    const shown = await mails.list(c.req.query('to'))
    return renderListPage(c.req.raw, shown, await mails.waiting())
  })
  site.get('/outbox.json', async (c) => {
    c.header('cache-control', 'no-store')
    return c.json(await mails.list(c.req.query('to')))
  })
  site.get('/outbox/:id', async (c) => {
    const mail = await mails.read(c.req.param('id'))
    return mail
      ? renderMailPage(c.req.raw, mail, readScheme(c.req.query('scheme')))
      : renderNotFoundPage(c.req.raw)
  })
  site.get('/outbox/:id/html', async (c) => {
    const mail = await mails.read(c.req.param('id'))
    if (!mail) return renderNotFoundPage(c.req.raw)
    return new Response(forceScheme(mail.html, readScheme(c.req.query('scheme'))), {
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
const forceScheme = (html: string, scheme: Scheme): string =>
  scheme ? html.replace(DARK_MODE_QUERY, scheme === 'dark' ? 'all' : 'not all') : html
