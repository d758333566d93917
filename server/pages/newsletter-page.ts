import { createTranslator } from '#texts/translate.ts'

import {
  confirmSubscription,
  isSubscribed,
  readSubscriptionLink,
  unsubscribe,
} from '../account/newsletter.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/connection/connect.ts'
import { escapeHtml } from '../http/escape-html.ts'
import { bareAddress } from '../mail/bare-address.ts'
import { NEWSLETTER_TEXTS, type NewsletterPageName } from './newsletter-texts.ts'
import { pageLanguage } from './page-language.ts'
import { pageResponse } from './page.ts'

type Deps = { db: Database; config: Pick<Config, 'contactEmail' | 'publicUrl'>; now: Date }

/** URLs in newsletter mails: `confirm` subscribes, `leave` unsubscribes. */
export const NEWSLETTER_PATHS = '/api/newsletter/:question{(confirm|leave)}/:token'

const STATUS: Partial<Record<NewsletterPageName, number>> = { expired: 410, unknown: 404 }

/**
 * The pages behind the links. Opening one changes nothing, because mail programs prefetch links;
 * its button does, and so does the POST of a mail program that unsubscribes (RFC 8058).
 */
export async function newsletterPage(
  request: Request,
  { question, token }: { question: string; token: string },
  deps: Deps,
): Promise<Response> {
  const isPressed = request.method === 'POST'
  const name = await (question === 'confirm'
    ? confirm(token, isPressed, deps)
    : leave(token, isPressed, deps))
  const language = pageLanguage(request)
  const translate = createTranslator(language)
  const texts = NEWSLETTER_TEXTS[name]
  const [title, button] = [translate(texts.title), translate(texts.button)]
  const isQuestion = name === 'ask-confirm' || name === 'ask-leave'
  const home = new URL(`/?l=${language}`, deps.config.publicUrl).href
  const way = isQuestion
    ? `<form method="post"><button>${escapeHtml(button)}</button></form>`
    : `<p><a class="button" href="${escapeHtml(home)}">${escapeHtml(button)}</a></p>`
  const html = `<div class="card"><p>${escapeHtml(translate(texts.text))}</p>\n${way}</div>`
  return pageResponse({ language, title, html, hasForm: isQuestion }, STATUS[name] ?? 200)
}

async function confirm(token: string, isPressed: boolean, { db, config, now }: Deps) {
  const operator = bareAddress(config.contactEmail)
  const state = isPressed
    ? await confirmSubscription(db, { token, operator, now })
    : await readSubscriptionLink(db, token, now)
  return state === 'open' ? 'ask-confirm' : state
}

async function leave(token: string, isPressed: boolean, { db }: Deps) {
  if (!isPressed) return (await isSubscribed(db, token)) ? 'ask-leave' : 'left'
  await unsubscribe(db, token)
  return 'left'
}
