import type { Language } from '@masar/domain/service/languages.ts'
import { formatMoney } from '@masar/domain/money/money-format.ts'
import { createTranslator } from '#texts/translate.ts'

import { escapeHtml } from '../../../http/escape-html.ts'
import { readPageLanguage } from '../../../pages/page-language.ts'
import { createPageResponse } from '../../../pages/page.ts'
import { CHALLENGE_TEXTS } from './challenge-texts.ts'
import type { ShownChallenge } from './challenge.ts'

/** Renders the bank's challenge or its result. Works without scripts and without an opener. */
export function renderChallengePage(request: Request, challenge: ShownChallenge | null): Response {
  const language = readPageLanguage(request)
  if (!challenge) return renderResult(language, 'unknown', null)
  if (challenge.isOpen) return renderOpenChallenge(language, challenge)
  return renderResult(
    language,
    challenge.status === 'passed' || challenge.status === 'failed' ? challenge.status : 'over',
    challenge,
  )
}

function renderOpenChallenge(
  language: Language,
  { id, amount_minor, currency }: ShownChallenge,
): Response {
  const translate = createTranslator(language)
  const amount = formatMoney(amount_minor, currency, language)
  const path = `/sandbox/challenge/${id}`
  const html = `<p class="test">${escapeHtml(translate(CHALLENGE_TEXTS.test))}</p>
<p>${escapeHtml(translate(CHALLENGE_TEXTS.question(amount)))}</p>
<form method="post" action="${path}?l=${language}">
<button name="answer" value="pass">${escapeHtml(translate(CHALLENGE_TEXTS.pass))}</button>
<button name="answer" value="fail" class="quiet">${escapeHtml(translate(CHALLENGE_TEXTS.fail))}</button>
</form>
<p class="soft">${escapeHtml(translate(CHALLENGE_TEXTS.leave))}</p>`
  const script = `addEventListener('pagehide', () => navigator.sendBeacon('${path}/left'))`
  const title = translate(CHALLENGE_TEXTS.title)
  return createPageResponse({ language, title, html, script, hasForm: true })
}

type Ending = 'passed' | 'failed' | 'over' | 'unknown'

/**
 * Renders the result: notifies the page that opened this window and closes it, or links back when there is no
 * opener.
 */
function renderResult(
  language: Language,
  ending: Ending,
  challenge: ShownChallenge | null,
): Response {
  const translate = createTranslator(language)
  const { title, text } = CHALLENGE_TEXTS.endings[ending]
  const { back, test } = CHALLENGE_TEXTS
  const href = challenge ? `/checkout-session/${encodeURIComponent(challenge.reference)}` : '/'
  const html = `<p class="test">${escapeHtml(translate(test))}</p>
<p>${escapeHtml(translate(text))}</p>
<p><a class="button" href="${href}">${escapeHtml(translate(back))}</a></p>`
  const isAnswer = ending === 'passed' || ending === 'failed'
  const script = `if (opener) { opener.postMessage({ challenge: '${ending}' }, location.origin); close() }`
  return createPageResponse(
    { language, title: translate(title), html, ...(isAnswer ? { script } : {}) },
    ending === 'unknown' ? 404 : 200,
  )
}
