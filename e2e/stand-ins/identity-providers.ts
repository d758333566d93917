import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

import { startStub } from '../../server/testing/processes/stub-server.ts'
import {
  APPLE_CLAIMS,
  GOOGLE_CLAIMS,
  startTokenIssuer,
} from '../../server/testing/processes/token-issuer.ts'

const FACEBOOK_APP = { id: 'masar-facebook', secret: 'a-secret-of-facebook' }
/** The prefix of a Facebook access token; the customer's email address follows it. */
const FACEBOOK_TOKEN_PREFIX = 'EAAB-'

/**
 * Starts stand-ins for Google, Apple and Facebook, and returns the server settings for using them. `GET
 * /token?provider=google&email=…` at `port` returns a signed ID token that a page can submit.
 */
export async function startIdentityProviders(port: number): Promise<Record<string, string>> {
  const issuers = {
    google: await startTokenIssuer(GOOGLE_CLAIMS),
    apple: await startTokenIssuer(APPLE_CLAIMS),
  }
  const facebook = await startStub(({ path, query }) => ({ json: respondAsFacebook(path, query) }))
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const params = new URL(request.url ?? '/', 'http://localhost').searchParams
    const issuer = issuers[params.get('provider') === 'apple' ? 'apple' : 'google']
    const now = Math.floor(Date.now() / 1000)
    const times = { iat: now - 10, exp: now + (params.has('old') ? -5 : 3600) }
    const name = params.get('name')
    const claims = { email: params.get('email'), ...(name && { name }), ...times }
    response.end(await issuer.token(claims))
  }
  createServer((request, response) => void answer(request, response))
    .listen(port, '127.0.0.1')
    .unref()

  return {
    GOOGLE_CLIENT_ID: GOOGLE_CLAIMS.aud,
    GOOGLE_KEYS_URL: issuers.google.keys.url,
    APPLE_CLIENT_ID: APPLE_CLAIMS.aud,
    APPLE_KEYS_URL: issuers.apple.keys.url,
    FACEBOOK_APP_ID: FACEBOOK_APP.id,
    FACEBOOK_APP_SECRET: FACEBOOK_APP.secret,
    FACEBOOK_GRAPH_URL: facebook.url,
  }
}

/** Starts a stand-in for the bot check, and returns the server settings for using it. */
export async function startBotCheck(): Promise<Record<string, string>> {
  const judge = await startStub(({ body }) => {
    const token = new URLSearchParams(body).get('response') ?? ''
    return { json: { success: true, score: token.includes('robot') ? 0.1 : 0.9, action: 'submit' } }
  })
  return { RECAPTCHA_SECRET: 'a-secret-of-recaptcha', RECAPTCHA_URL: judge.url }
}

function respondAsFacebook(path: string, query: Record<string, string>): object {
  const token = query['input_token'] ?? query['access_token'] ?? ''
  if (!token.startsWith(FACEBOOK_TOKEN_PREFIX)) return { error: { code: 190 } }
  const email = token.slice(FACEBOOK_TOKEN_PREFIX.length)
  const id = `subject-of-${email}`
  return path === '/debug_token'
    ? { data: { is_valid: true, app_id: FACEBOOK_APP.id, user_id: id } }
    : { id, email, name: 'Grace Hopper' }
}
