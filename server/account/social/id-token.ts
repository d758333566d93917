import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose'

import type { TokenIssuer } from '../../config/account-config.ts'
import { refuseToken, type SocialIdentity } from './social-identity.ts'

const ISSUERS = {
  google: ['https://accounts.google.com', 'accounts.google.com'],
  apple: ['https://appleid.apple.com'],
}

/** Both sign with RS256; other algorithms in a token are rejected. */
const ALGORITHMS = ['RS256']

type Token = { provider: 'google' | 'apple'; token: string; now: Date }

/**
 * Returns the person of a Google or Apple ID token after verifying signature, issuer, audience and
 * time.
 */
export async function readIdToken(
  issuer: TokenIssuer,
  credentials: Token,
): Promise<SocialIdentity> {
  const { provider } = credentials
  const claims = await verify(issuer, credentials)
  const { sub: subject, email } = claims
  if (!subject || typeof email !== 'string' || !isVerified(claims['email_verified']))
    throw refuseToken()
  const name = claims['name']
  return { provider, subject, email, fullName: typeof name === 'string' ? name : null }
}

async function verify(
  { clientId, keysUrl }: TokenIssuer,
  { provider, token, now }: Token,
): Promise<JWTPayload> {
  const options = {
    issuer: ISSUERS[provider],
    audience: clientId,
    algorithms: ALGORITHMS,
    requiredClaims: ['exp', 'sub'],
    currentDate: now,
  }
  try {
    return (await jwtVerify(token, remoteKeys(keysUrl), options)).payload
  } catch (error) {
    // The customer is not to blame for failed key requests.
    throw error instanceof errors.JOSEError && !UNREACHABLE_CODES.has(error.code)
      ? refuseToken()
      : error
  }
}

const UNREACHABLE_CODES = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'])

/** The provider's keys, cached and fetched again when a new one appears. */
const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>()

function remoteKeys(url: string) {
  const known = keySets.get(url)
  if (known) return known
  const keys = createRemoteJWKSet(new URL(url))
  keySets.set(url, keys)
  return keys
}

/** Apple sends a string. */
const isVerified = (claim: unknown) => claim === true || claim === 'true'
