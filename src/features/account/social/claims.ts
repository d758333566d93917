import type { SocialCredential } from '@masar/machines/session/session-facts.ts'

import { SocialSignInError } from './social-sign-in-error.ts'

/** Reads the user's email address and name from an ID token. Does not verify the signature: the server does. */
export function readCredential(
  provider: 'google' | 'apple',
  token: string,
  fullName?: string,
): SocialCredential {
  const { email, name } = readClaims(token)
  if (typeof email !== 'string') throw new SocialSignInError('no-email')
  return { provider, token, email, fullName: fullName || (typeof name === 'string' ? name : null) }
}

function readClaims(token: string): { email?: unknown; name?: unknown } {
  const [, payload = ''] = token.split('.')
  const plain = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
  const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
  return typeof claims === 'object' && claims !== null ? claims : {}
}
