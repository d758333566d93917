import { Hono } from 'hono'

import { escapeHtml } from '../../http/escape-html.ts'
import { SECURITY_HEADERS } from '../../http/headers.ts'
import { AT_NIGHT } from '../templates/layout/mail-style.ts'
import { pageResponse } from '../../pages/page.ts'
import { ADDRESSES, type StoredMail, type StoredMails } from './stored-mails.ts'

/** A mail's HTML has inline styles and nothing else. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** Shows the mails of a service without a mail server, as pages for users and as JSON for tests. */
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
    return mail ? mailPage(mail, readScheme(c.req.query('scheme'))) : missingPage()
  })
  site.get('/outbox/:id/html', async (c) => {
    const mail = await mails.read(c.req.param('id'))
    if (!mail) return missingPage()
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

type Scheme = 'light' | 'dark'

const readScheme = (value: string | undefined): Scheme | null =>
  value === 'light' || value === 'dark' ? value : null

/** Forces light or dark mode; null follows the reader's preference. */
const underScheme = (html: string, scheme: Scheme | null): string =>
  scheme ? html.replace(AT_NIGHT, scheme === 'dark' ? 'all' : 'not all') : html

function listPage(mails: readonly StoredMail[], waiting: number): Response {
  const items = mails.map(
    ({ id, subject, to, date, language }) =>
      `<li><a href="/outbox/${id}"><span lang="${language}">${escapeHtml(subject)}</span>
<span>${escapeHtml(to.address)}</span> ${formatTime(date)}</a></li>`,
  )
  const more = waiting > 0 ? `<p>${waiting} more are being written. Open this page again.</p>` : ''
  const html = `<p class="soft">No mail server is configured (SMTP_URL), so nothing leaves this machine. These mails would have been sent, the newest first.</p>
${more}${items.length > 0 ? `<ul class="mails">${items.join('\n')}</ul>` : '<p>No mail yet.</p>'}`
  return pageResponse({ language: 'en', title: 'Outbox', html })
}

const WIDTHS = [
  { name: 'Phone', pixels: 320 },
  { name: 'Computer', pixels: 640 },
] as const

/** The mail as clients show it, on a phone and on a wide screen, and its text part. */
function mailPage(mail: StoredMail, scheme: Scheme | null): Response {
  const { id, subject, from, to, replyTo, date, text, language } = mail
  const facts = [
    ['From', from],
    ['To', to.name ? `${to.name} <${to.address}>` : to.address],
    ...(replyTo ? [['Reply to', replyTo]] : []),
  ]
  const html = `<dl>${facts
    .map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('')}<dt>Date</dt><dd>${formatTime(date)}</dd></dl>
<nav aria-label="Colours">${schemeLinks(id, scheme)}</nav>
<div class="frames">${WIDTHS.map((width) => mailFrame(id, scheme, width)).join('\n')}</div>
<h2>Text part</h2>
<div class="card"><pre lang="${language}">${withLinks(text)}</pre></div>
<p><a href="/outbox/${id}/html">The HTML part alone</a></p>
<p><a href="/outbox">All mails</a></p>`
  return pageResponse({ language: 'en', title: subject, html, width: 'wide', hasFrames: true })
}

const SCHEMES = [
  { name: 'As this screen', scheme: null },
  { name: 'Light', scheme: 'light' },
  { name: 'Dark', scheme: 'dark' },
] as const

const schemeLinks = (id: string, chosen: Scheme | null) =>
  SCHEMES.map(({ name, scheme }) => {
    const current = scheme === chosen ? ' aria-current="true"' : ''
    return `<a href="/outbox/${id}${schemeQuery(scheme)}"${current}>${name}</a>`
  }).join('\n')

const schemeQuery = (scheme: Scheme | null) => (scheme ? `?scheme=${scheme}` : '')

/** A frame without scripts; its links open in a new tab. */
function mailFrame(id: string, scheme: Scheme | null, { name, pixels }: (typeof WIDTHS)[number]) {
  const source = `/outbox/${id}/html${schemeQuery(scheme)}`
  return `<figure><figcaption>${name}, ${pixels} px</figcaption>
<iframe title="${name}" src="${source}" width="${pixels}" height="760" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe></figure>`
}

const missingPage = () =>
  pageResponse(
    { language: 'en', title: 'No such mail', html: '<p><a href="/outbox">All mails</a></p>' },
    404,
  )

/** Escapes text as HTML and turns its URLs into links. */
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

const TIME = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
})

const formatTime = (iso: string) =>
  `<time datetime="${iso}">${TIME.format(new Date(iso))} UTC</time>`
