import { getDateLocale, joinDate, type Language } from '@masar/domain/service/languages.ts'

import { createTranslator } from '#texts/translate.ts'

import { escapeHtml } from '../../http/escape-html.ts'
import { readPageLanguage } from '../../pages/page-language.ts'
import { createPageResponse } from '../../pages/page.ts'
import { OUTBOX_TEXTS as TEXTS, writeWaiting } from './outbox-texts.ts'
import { URL_PATTERN, type StoredMail } from './stored-mails.ts'

/** A forced color scheme; null follows the reader's device. */
export type Scheme = 'light' | 'dark' | null

/** Translates texts and builds links in the page's language. */
interface PageContext {
  language: Language
  write: ReturnType<typeof createTranslator>
  /** Builds a path with these parameters, plus the language if the request specifies one. */
  link: (path: string, search?: Record<string, string>) => string
}

function createPageContext(request: Request): PageContext {
  const language = readPageLanguage(request)
  const translate = createTranslator(language)
  const isChosen = new URL(request.url).searchParams.has('l')
  return {
    language,
    write: (message) => escapeHtml(translate(message)),
    link(path, search = {}) {
      const query = new URLSearchParams({ ...search, ...(isChosen && { l: language }) }).toString()
      return escapeHtml(query ? `${path}?${query}` : path)
    },
  }
}

export function renderListPage(
  request: Request,
  mails: readonly StoredMail[],
  waiting: number,
): Response {
  const { language, write, link } = createPageContext(request)
  const items = mails.map(
    (mail) =>
      `<li><a href="${link(`/outbox/${mail.id}`)}"><span lang="${mail.language}">${escapeHtml(mail.subject)}</span>
<span>${escapeHtml(mail.to.address)}</span> ${formatTime(mail.date, language)}</a></li>`,
  )
  const more = waiting > 0 ? `<p>${write(writeWaiting(waiting))}</p>` : ''
  const list = `<ul class="mails">${items.join('\n')}</ul>`
  const html = `<p class="soft">${write(TEXTS.lead)}</p>
${more}${items.length > 0 ? list : `<p>${write(TEXTS.none)}</p>`}`
  return createPageResponse({ language, title: createTranslator(language)(TEXTS.outbox), html })
}

/** Renders an email's HTML as email clients show it, at phone and desktop widths, and its text part. */
export function renderMailPage(request: Request, mail: StoredMail, scheme: Scheme): Response {
  const reader = createPageContext(request)
  const { language, write, link } = reader
  const { id, subject, from, to, replyTo, date, text } = mail
  const facts = [
    [write(TEXTS.from), from],
    [write(TEXTS.to), to.name ? `${to.name} <${to.address}>` : to.address],
    ...(replyTo ? [[write(TEXTS.replyTo), replyTo]] : []),
  ]
  const html = `<dl>${facts
    .map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('')}<dt>${write(TEXTS.date)}</dt><dd>${formatTime(date, language)}</dd></dl>
<nav aria-label="${write(TEXTS.colors)}">${renderSchemeLinks(reader, id, scheme)}</nav>
<div class="frames">${PREVIEW_WIDTHS.map((width) => renderFrame(reader, id, scheme, width)).join('\n')}</div>
<h2>${write(TEXTS.textPart)}</h2>
<div class="card"><pre lang="${mail.language}">${linkUrls(text)}</pre></div>
<p><a href="/outbox/${id}/html">${write(TEXTS.htmlPart)}</a></p>
<p><a href="${link('/outbox')}">${write(TEXTS.all)}</a></p>`
  return createPageResponse({
    language,
    title: subject,
    titleLanguage: mail.language,
    html,
    width: 'wide',
    hasFrames: true,
  })
}

export function renderNotFoundPage(request: Request): Response {
  const { language, write, link } = createPageContext(request)
  const html = `<p><a href="${link('/outbox')}">${write(TEXTS.all)}</a></p>`
  return createPageResponse(
    { language, title: createTranslator(language)(TEXTS.missing), html },
    404,
  )
}

const SCHEME_CHOICES = [
  { name: TEXTS.device, scheme: null },
  { name: TEXTS.light, scheme: 'light' },
  { name: TEXTS.dark, scheme: 'dark' },
] as const

const renderSchemeLinks = ({ write, link }: PageContext, id: string, chosen: Scheme) =>
  SCHEME_CHOICES.map(({ name, scheme }) => {
    const current = scheme === chosen ? ' aria-current="true"' : ''
    const href = link(`/outbox/${id}`, scheme ? { scheme } : {})
    return `<a href="${href}"${current}>${write(name)}</a>`
  }).join('\n')

const PREVIEW_WIDTHS = [
  { name: TEXTS.phone, pixels: 320 },
  { name: TEXTS.computer, pixels: 640 },
] as const

/** Renders the email in a frame without scripts. Its links open in a new tab. */
function renderFrame(
  { write }: PageContext,
  id: string,
  scheme: Scheme,
  { name, pixels }: (typeof PREVIEW_WIDTHS)[number],
) {
  const source = `/outbox/${id}/html${scheme ? `?scheme=${scheme}` : ''}`
  return `<figure><figcaption>${write(name)}, ${pixels} px</figcaption>
<iframe title="${write(name)}" src="${source}" width="${pixels}" height="760" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe></figure>`
}

/** Escapes text as HTML and turns its URLs into links. */
function linkUrls(text: string): string {
  const addresses = text.match(URL_PATTERN) ?? []
  return text
    .split(URL_PATTERN)
    .map((before, index) => {
      const address = addresses[index]
      if (address === undefined) return escapeHtml(before)
      const shown = escapeHtml(address)
      return `${escapeHtml(before)}<a href="${shown}">${shown}</a>`
    })
    .join('')
}

function formatTime(iso: string, language: Language): string {
  const format = new Intl.DateTimeFormat(getDateLocale(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  return `<time datetime="${iso}">${joinDate(language, format.formatToParts(new Date(iso)))} UTC</time>`
}
