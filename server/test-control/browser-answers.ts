import { randomUUID } from 'node:crypto'

import { serialize } from 'hono/utils/cookie'

import { isProblemCode } from '../contract/problem.ts'
import {
  type CallControl,
  type CallOutcome,
  readScenario,
  RETRY_PERIOD_MS,
  SCENARIO_COOKIE,
} from './call-control.ts'

const ANSWER_PATH_PATTERN = /^\/__answer\/([\w,]{1,200})\/([\w-]{1,64})$/
const SIMPLE_OUTCOMES = ['pass', 'cut', 'lose-answer', 'no-content'] as const
const HOLD_LINES = {
  hold: 'wait for your answer',
  free: 'are answered as usual',
  pause: 'are answered as usual from now on; those that wait still wait',
}
const CUT_NOTE = `Further calls are cut for ${RETRY_PERIOD_MS / 1000} seconds: wait that long before the next step.`
const TEXT_HEADERS = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

/**
 * Lets testers control calls by opening a URL in their browser. `/__answer/<operations>/<outcome>` answers the
 * held calls of these operations, or else the next call. `hold` holds all calls of these operations from now
 * on, and `free` stops holding them. `pause` stops holding new calls, but calls that are already held stay held.
 * A cookie identifies the browser. Returns null for other URLs. Not available in production.
 */
export function answerBrowser(callControl: CallControl, request: Request): Response | null {
  const { pathname, searchParams } = new URL(request.url)
  const [, names, what = ''] = ANSWER_PATH_PATTERN.exec(pathname) ?? []
  if (names === undefined) return null
  const operations = names.split(',')
  const scenario = readScenario(request) ?? randomUUID()
  const headers = {
    ...TEXT_HEADERS,
    'set-cookie': serialize(SCENARIO_COOKIE, scenario, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
    }),
  }
  if (what === 'hold' || what === 'free' || what === 'pause') {
    callControl.holdAll(scenario, operations, what)
    return new Response(`Calls of ${operations.join(' and ')} ${HOLD_LINES[what]}.`, { headers })
  }
  const outcome = readOutcome(what, searchParams)
  if (outcome === null) return new Response(`There is no answer "${what}".`, { status: 404 })
  const released = callControl.answer(scenario, operations, outcome)
  const which = released > 0 ? 'The waiting call' : 'The next call'
  const note = what === 'cut' ? ` ${CUT_NOTE}` : ''
  return new Response(`${which} of ${operations.join(' or ')}: ${what}.${note}`, { headers })
}

/**
 * Reads a call's outcome. The query contains details of a problem: `retryAfter=40`, `price=600`,
 * `field=/email`.
 */
function readOutcome(what: string, query: URLSearchParams): CallOutcome | null {
  const word = SIMPLE_OUTCOMES.find((each) => each === what)
  if (word) return word
  if (!isProblemCode(what)) return null
  const errors = query
    .getAll('field')
    .map((pointer) => ({ in: 'body' as const, pointer, code: 'invalid' as const }))
  const facts = [...query]
    .filter(([name]) => name !== 'field')
    .map(([name, value]) => [name, /^\d+(\.\d+)?$/.test(value) ? Number(value) : value])
  return { code: what, ...Object.fromEntries(facts), ...(errors.length > 0 && { errors }) }
}
