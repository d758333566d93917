import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

import { NOW } from '../test-server.ts'
import { startStub, type StubServer } from './stub-server.ts'

export const NOW_SECONDS = NOW.getTime() / 1000

export type Issuer = {
  /** Serves the public key. */
  keys: StubServer
  /** Creates an ID token with these claims instead of the default ones. */
  token: (claims: JWTPayload) => Promise<string>
}

/** Starts an issuer like Google or Apple on this machine, with its own key. */
export async function startTokenIssuer(usual: JWTPayload): Promise<Issuer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  return {
    keys: await startStub(() => ({ json: { keys: [jwk] } })),
    token: (claims) =>
      new SignJWT({
        sub: `subject-of-${String(claims['email'])}`,
        email_verified: true,
        iat: NOW_SECONDS - 10,
        exp: NOW_SECONDS + 3590,
        ...usual,
        ...claims,
      })
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .sign(privateKey),
  }
}

export const GOOGLE_CLAIMS = { iss: 'https://accounts.google.com', aud: 'masar-google' }
export const APPLE_CLAIMS = { iss: 'https://appleid.apple.com', aud: 'masar-apple' }
