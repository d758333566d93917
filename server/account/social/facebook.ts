import { createHmac } from 'node:crypto'

import type { SocialConfig } from '../../config/account-config.ts'
import { createTokenRefusal, type SocialIdentity } from './social-identity.ts'

type FacebookConfig = NonNullable<SocialConfig['facebook']>
type FacebookResponse = Readonly<Record<string, unknown>>

const TIMEOUT_MS = 5000

/**
 * Fetches the person that a Facebook access token belongs to. The first call checks that the token was issued
 * to this service, the second fetches the person. The proof requires the app secret, so that a token stolen
 * from a browser is useless elsewhere.
 */
export async function fetchFacebookIdentity(
  facebook: FacebookConfig,
  token: string,
): Promise<SocialIdentity> {
  const { appId, appSecret } = facebook
  const debug = await callFacebook(facebook, '/debug_token', {
    input_token: token,
    access_token: `${appId}|${appSecret}`,
  })
  const data = isFacebookResponse(debug?.['data']) ? debug['data'] : {}
  if (data['is_valid'] !== true || data['app_id'] !== appId) throw createTokenRefusal()

  const proof = createHmac('sha256', appSecret).update(token).digest('hex')
  const me = await callFacebook(facebook, '/me', {
    fields: 'id,name,email',
    access_token: token,
    appsecret_proof: proof,
  })
  const { id, name, email } = me ?? {}
  // Facebook returns only verified addresses; without one, sign-in is impossible.
  if (typeof id !== 'string' || id !== data['user_id'] || typeof email !== 'string')
    throw createTokenRefusal()
  return {
    provider: 'facebook',
    subject: id,
    email,
    fullName: typeof name === 'string' ? name : null,
  }
}

/** Returns null when Facebook rejects the token. Throws when Facebook is unavailable. */
async function callFacebook(
  { graphUrl }: FacebookConfig,
  path: string,
  query: Record<string, string>,
): Promise<FacebookResponse | null> {
  const url = new URL(graphUrl.replace(/\/$/, '') + path)
  url.search = new URLSearchParams(query).toString()
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (response.status >= 500) throw new Error(`Facebook responded with ${response.status}`)
  const answer: unknown = await response.json()
  return response.ok && isFacebookResponse(answer) ? answer : null
}

const isFacebookResponse = (value: unknown): value is FacebookResponse =>
  typeof value === 'object' && value !== null
