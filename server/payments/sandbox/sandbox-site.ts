import { Hono } from 'hono'

import type { Config } from '../../config/config.ts'
import { createProblemResponse } from '../../contract/problem.ts'
import type { Network } from '../../http/address.ts'
import { readJson, readText } from '../../http/body.ts'
import { toRefusal } from '../../http/failures.ts'
import { API_HEADERS } from '../../http/headers.ts'
import { allowOrigins, refuseForeignPages } from '../../http/origin.ts'
import { renderChallengePage } from './challenge/challenge-page.ts'
import { answerChallenge, leaveChallenge, readChallenge } from './challenge/challenge.ts'
import { paySandboxPayment, type PayError, type PayRequest } from './pay.ts'
import type { SandboxDeps } from './sandbox-deps.ts'

type TrustConfig = Pick<Config, 'allowedOrigins' | 'publicUrl' | 'trustedProxies'>

/**
 * Creates the sandbox's site, with a call that accepts a card, and the bank's page. It is separate from the
 * API, like the sites of Stripe and PayPal.
 */
export function createSandboxSite(deps: SandboxDeps, trust: TrustConfig) {
  const site = new Hono<{ Bindings: Network }>()
  site.use(allowOrigins(trust), (c, next) => {
    refuseForeignPages(c.req.raw, trust)
    return next()
  })
  site.post('/payments/:reference/pay', async (c) => {
    const paying = parsePayRequest(c.req.param('reference'), await readJson(c.req.raw))
    const answer = await paySandboxPayment(deps, paying)
    if ('lost' in answer) {
      c.env?.cut?.()
      return answerJson({ error: 'lost' }, 500)
    }
    return 'error' in answer
      ? answerJson(answer, STATUS_BY_ERROR[answer.error])
      : answerJson(answer)
  })
  site.get('/challenge/:id', async (c) =>
    renderChallengePage(c.req.raw, await readChallenge(deps, c.req.param('id'))),
  )
  site.post('/challenge/:id', async (c) => {
    const id = c.req.param('id')
    const answer = new URLSearchParams(await readText(c.req.raw)).get('answer')
    if (answer === 'pass' || answer === 'fail') await answerChallenge(deps, id, answer === 'pass')
    return renderChallengePage(c.req.raw, await readChallenge(deps, id))
  })
  site.post('/challenge/:id/left', async (c) => {
    await leaveChallenge(deps, c.req.param('id'))
    return new Response(null, { status: 204, headers: API_HEADERS })
  })
  site.onError((error) => createProblemResponse(toRefusal(error)))
  return site
}

const STATUS_BY_ERROR: Record<PayError, number> = {
  'unknown-payment': 404,
  'invalid-number': 400,
  'invalid-expiry': 400,
  'invalid-code': 400,
  closed: 409,
  down: 503,
}

/** Replaces values that are not text with empty text, which the card validation reports. */
function parsePayRequest(reference: string, body: unknown): PayRequest {
  const fields: Record<string, unknown> =
    typeof body === 'object' && body !== null ? { ...body } : {}
  const text = (name: string) => {
    const value = fields[name]
    return typeof value === 'string' ? value.slice(0, 200) : ''
  }
  return {
    reference,
    clientSecret: text('clientSecret'),
    number: text('number'),
    expiry: text('expiry'),
    code: text('code'),
  }
}

const answerJson = (body: object, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { ...API_HEADERS, 'content-type': 'application/json' },
  })
