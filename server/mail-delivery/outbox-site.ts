import { Hono } from 'hono'

import { escapeHtml } from '../http/escape-html.ts'
import { SECURITY_HEADERS } from '../http/headers.ts'
import { pageResponse } from '../pages/page.ts'
import { ADDRESSES, type StoredMail, type StoredMails } from './stored-mails.ts'

/** A mail's own HTML brings its styles along and nothing else. */
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'"

/** The mails of a service without a mail server, for whoever tries it, and as JSON for tests. */
export function outboxSite(mails: StoredMails) {
  const site = new Hono()
  site.get('/outbox', async (c) => {
    const shown = await mails.list(c.req.query('to'))
    return listPage(shown, await mails.waiting())
  })
  site.get('/outbox.json', async (c) => {
    c.header('cache-control', 'no-store')
    return c.json(await mails.list(c.req.query('to')))
  })
  site.get('/outbox/:id', async (c) => {
    const mail = await mails.read(c.req.param('id'))
    return mail ? mailPage(mail) : missingPage()
  })
  site.get('/outbox/:id/html', async (c) => {
    const mail = await mails.read(c.req.param('id'))
    if (!mail) return missingPage()
    return new Response(mail.html, {
      headers: {
        ...SECURITY_HEADERS,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': MAIL_POLICY,
        'referrer-policy': 'no-referrer',
      },
    })
  })
  return site
}

function listPage(mails: readonly StoredMail[], waiting: number): Response {
  const items = mails.map(
    ({ id, subject, to, date, language }) =>
      `<li><a href="/outbox/${id}" lang="${language}">${escapeHtml(subject)}</a><br>
<span class="soft">${escapeHtml(to.address)}, ${formatTime(date)}</span></li>`,
  )
  const more = waiting > 0 ? `<p>${waiting} more are being written. Open this page again.</p>` : ''
  const html = `<p class="soft">No mail server is configured (SMTP_URL), so nothing leaves this machine. These mails would have been sent, the newest first.</p>
${more}${items.length > 0 ? `<ul class="mails">${items.join('\n')}</ul>` : '<p>No mail yet.</p>'}`
  return pageResponse({ language: 'en', title: 'Outbox', html })
}

function mailPage({ id, subject, from, to, replyTo, date, text, language }: StoredMail): Response {
  const facts = [
    ['From', from],
    ['To', to.name ? `${to.name} <${to.address}>` : to.address],
    ...(replyTo ? [['Reply to', replyTo]] : []),
  ]
  const html = `<dl>${facts
    .map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('')}<dt>Date</dt><dd>${formatTime(date)}</dd></dl>
<div class="card"><pre lang="${language}">${withLinks(text)}</pre></div>
<p><a href="/outbox/${id}/html">Show the HTML part</a></p>
<p><a href="/outbox">All mails</a></p>`
  return pageResponse({ language: 'en', title: subject, html })
}

const missingPage = () =>
  pageResponse(
    { language: 'en', title: 'No such mail', html: '<p><a href="/outbox">All mails</a></p>' },
    404,
  )

/** Text as HTML, its addresses as links. */
function withLinks(text: string): string {
  const addresses = text.match(ADDRESSES) ?? []
  return text
    .split(ADDRESSES)
    .map((before, index) => {
      const address = addresses[index]
      if (address === undefined) return escapeHtml(before)
      const shown = escapeHtml(address)
      return `${escapeHtml(before)}<a href="${shown}">${shown}</a>`
    })
    .join('')
}

const formatTime = (iso: string) =>
  `<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`
