import { createTranslator } from '#texts/translate.ts'

import {
  confirmSubscription,
  isSubscribed,
  readSubscriptionLinkStatus,
  unsubscribe,
} from '../account/newsletter.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/connection/connect.ts'
import { escapeHtml } from '../http/escape-html.ts'
import { toBareAddress } from '../mail/bare-address.ts'
import { NEWSLETTER_TEXTS, type NewsletterPageName } from './newsletter-texts.ts'
import { readPageLanguage } from './page-language.ts'
import { createPageResponse } from './page.ts'

type Deps = { db: Database; config: Pick<Config, 'contactEmail' | 'publicUrl'>; now: Date }

/** URLs in newsletter emails: `confirm` subscribes, `leave` unsubscribes. */
export const NEWSLETTER_ROUTE = '/api/newsletter/:question{(confirm|leave)}/:token'

const STATUS_BY_PAGE: Partial<Record<NewsletterPageName, number>> = { expired: 410, unknown: 404 }

/**
 * Renders the pages behind the links. Opening a page changes nothing, because email clients prefetch links.
 * Pressing its button does, and so does the one-click POST of an email client (RFC 8058).
 */
export async function renderNewsletterPage(
  request: Request,
  { question, token }: { question: string; token: string },
  deps: Deps,
): Promise<Response> {
  const isPressed = request.method === 'POST'
  const name = await (question === 'confirm'
    ? confirmIfPressed(token, isPressed, deps)
    : unsubscribeIfPressed(token, isPressed, deps))
  const language = readPageLanguage(request)
  const translate = createTranslator(language)
  const texts = NEWSLETTER_TEXTS[name]
  const [title, button] = [translate(texts.title), translate(texts.button)]
  const isQuestion = name === 'ask-confirm' || name === 'ask-leave'
  const home = new URL(`/?l=${language}`, deps.config.publicUrl).href
  const way = isQuestion
    ? `<form method="post"><button>${escapeHtml(button)}</button></form>`
    : `<p><a class="button" href="${escapeHtml(home)}">${escapeHtml(button)}</a></p>`
  const html = `<div class="card"><p>${escapeHtml(translate(texts.text))}</p>\n${way}</div>`
  return createPageResponse(
    { language, title, html, hasForm: isQuestion },
    STATUS_BY_PAGE[name] ?? 200,
  )
}

async function confirmIfPressed(token: string, isPressed: boolean, { db, config, now }: Deps) {
  const operator = toBareAddress(config.contactEmail)
  const state = isPressed
    ? await confirmSubscription(db, { token, operator, now })
    : await readSubscriptionLinkStatus(db, token, now)
  return state === 'open' ? 'ask-confirm' : state
}

async function unsubscribeIfPressed(token: string, isPressed: boolean, { db }: Deps) {
  if (!isPressed) return (await isSubscribed(db, token)) ? 'ask-leave' : 'left'
  await unsubscribe(db, token)
  return 'left'
}
