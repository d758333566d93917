import { createHmac } from 'node:crypto'

import type { SocialConfig } from '../../config/account-config.ts'
import { refuseToken, type SocialIdentity } from './social-identity.ts'

type Facebook = NonNullable<SocialConfig['facebook']>
type Answer = Readonly<Record<string, unknown>>

const TIMEOUT = 5000

/**
 * Whom an access token of Facebook stands for. The first call asks whether it was given to this
 * service, the second who it is; the proof shows that we hold the secret, so that a token stolen
 * from a browser is worth nothing elsewhere.
 */
export async function readAccessToken(facebook: Facebook, token: string): Promise<SocialIdentity> {
  const { appId, appSecret } = facebook
  const debug = await ask(facebook, '/debug_token', {
    input_token: token,
    access_token: `${appId}|${appSecret}`,
  })
  const data = isAnswer(debug?.['data']) ? debug['data'] : {}
  if (data['is_valid'] !== true || data['app_id'] !== appId) throw refuseToken()

  const proof = createHmac('sha256', appSecret).update(token).digest('hex')
  const me = await ask(facebook, '/me', {
    fields: 'id,name,email',
    access_token: token,
    appsecret_proof: proof,
  })
  const { id, name, email } = me ?? {}
  // Facebook tells confirmed addresses only; who has none cannot come in this way.
  if (typeof id !== 'string' || id !== data['user_id'] || typeof email !== 'string')
    throw refuseToken()
  return {
    provider: 'facebook',
    subject: id,
    email,
    fullName: typeof name === 'string' ? name : null,
  }
}

/** Null for a token that Facebook does not take. Throws when Facebook is away. */
async function ask(
  { graphUrl }: Facebook,
  path: string,
  query: Record<string, string>,
): Promise<Answer | null> {
  const url = new URL(graphUrl.replace(/\/$/, '') + path)
  url.search = new URLSearchParams(query).toString()
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) })
  if (response.status >= 500) throw new Error(`Facebook answers ${response.status}`)
  const answer: unknown = await response.json()
  return response.ok && isAnswer(answer) ? answer : null
}

const isAnswer = (value: unknown): value is Answer => typeof value === 'object' && value !== null
