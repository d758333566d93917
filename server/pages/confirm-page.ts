import { createTranslator } from '#texts/translate.ts'

import type { Config } from '../config/config.ts'
import { escapeHtml } from '../http/escape-html.ts'
import { CONFIRM_TEXTS, type ConfirmOutcome } from './confirm-texts.ts'
import { readPageLanguage } from './page-language.ts'
import { createPageResponse } from './page.ts'

/** Returns true when a browser opens the link, rather than an API client. */
export const acceptsHtml = (request: Request) =>
  request.headers.get('accept')?.includes('text/html') === true

const CONFIRM_PATH = '/api/confirm-email'

/**
 * Redirects to a result page after a user has opened an emailed link, so that the secret does not stay in the
 * address bar and the history.
 */
export async function redirectToOutcome(request: Request, response: Response): Promise<Response> {
  const ending = await readOutcome(response)
  return new Response(null, {
    status: 303,
    headers: {
      location: `${CONFIRM_PATH}/${ending}?l=${readPageLanguage(request)}`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  })
}

/** Renders the result page of a link, with a next step. Returns null for all other paths. */
export function renderConfirmPage(
  request: Request,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Response | null {
  const { pathname } = new URL(request.url)
  const ending = OUTCOMES.find((one) => pathname.toLowerCase() === `${CONFIRM_PATH}/${one}`)
  if (!ending || request.method !== 'GET') return null
  const language = readPageLanguage(request)
  const translate = createTranslator(language)
  const { title, text, button, path } = CONFIRM_TEXTS[ending]
  const href = new URL(path, publicUrl)
  href.searchParams.set('l', language)
  const html = `<div class="card"><p>${escapeHtml(translate(text))}</p>
<p><a class="button" href="${escapeHtml(href.href)}">${escapeHtml(translate(button))}</a></p></div>`
  return createPageResponse({ language, title: translate(title), html }, STATUS_BY_OUTCOME[ending])
}

const STATUS_BY_OUTCOME: Record<ConfirmOutcome, number> = {
  confirmed: 200,
  over: 409,
  replaced: 409,
  unknown: 404,
  busy: 503,
}
const OUTCOMES = Object.keys(STATUS_BY_OUTCOME) as ConfirmOutcome[]

async function readOutcome(response: Response): Promise<ConfirmOutcome> {
  if (response.status === 200) return 'confirmed'
  if (response.status === 204 || response.status === 400) return 'unknown'
  const problem: unknown = await response.json()
  const code = typeof problem === 'object' && problem && 'code' in problem ? problem.code : ''
  if (code === 'link-replaced') return 'replaced'
  return response.status === 409 ? 'over' : 'busy'
}
