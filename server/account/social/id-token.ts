import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose'

import type { TokenIssuer } from '../../config/account-config.ts'
import { createTokenRefusal, type SocialIdentity } from './social-identity.ts'

const ISSUERS = {
  google: ['https://accounts.google.com', 'accounts.google.com'],
  apple: ['https://appleid.apple.com'],
}

/** Google and Apple sign with RS256; tokens with other algorithms are rejected. */
const ALGORITHMS = ['RS256']

type TokenCredentials = { provider: 'google' | 'apple'; token: string; now: Date }

/**
 * Verifies signature, issuer, audience and time of a Google or Apple ID token, and returns the person it
 * identifies.
 */
export async function verifyIdToken(
  issuer: TokenIssuer,
  credentials: TokenCredentials,
): Promise<SocialIdentity> {
  const { provider } = credentials
  const claims = await verifyClaims(issuer, credentials)
  const { sub: subject, email } = claims
  if (!subject || typeof email !== 'string' || !isVerified(claims['email_verified']))
    throw createTokenRefusal()
  const name = claims['name']
  return { provider, subject, email, fullName: typeof name === 'string' ? name : null }
}

async function verifyClaims(
  { clientId, keysUrl }: TokenIssuer,
  { provider, token, now }: TokenCredentials,
): Promise<JWTPayload> {
  const options = {
    issuer: ISSUERS[provider],
    audience: clientId,
    algorithms: ALGORITHMS,
    requiredClaims: ['exp', 'sub'],
    currentDate: now,
  }
  try {
    return (await jwtVerify(token, getRemoteKeys(keysUrl), options)).payload
  } catch (error) {
    // A failed key request is a server error, not an invalid token.
    throw error instanceof errors.JOSEError && !KEY_FETCH_ERROR_CODES.has(error.code)
      ? createTokenRefusal()
      : error
  }
}

const KEY_FETCH_ERROR_CODES = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'])

/** The providers' signing keys by URL. They are cached, and refetched when a token uses an unknown key. */
const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>()

function getRemoteKeys(url: string) {
  const known = keySets.get(url)
  if (known) return known
  const keys = createRemoteJWKSet(new URL(url))
  keySets.set(url, keys)
  return keys
}

/** Apple may send the claim as a string. */
const isVerified = (claim: unknown) => claim === true || claim === 'true'
