import { normalizeEmail } from '@masar/domain/person/contact-spelling.ts'

import { startSession } from '../../account/sessions/start-session.ts'
import { fetchFacebookIdentity } from '../../account/social/facebook.ts'
import { verifyIdToken } from '../../account/social/id-token.ts'
import { proveSocialAccount } from '../../account/social/social-account.ts'
import type { SocialIdentity } from '../../account/social/social-identity.ts'
import type { Call } from '../../contract/contract.ts'
import { createFieldRefusal, Refusal } from '../../contract/problem.ts'
import { respondWith, type Operation, type ServerDeps } from '../operation.ts'

/**
 * Trusts only what the provider verifies. Ignores the name and picture in the body; the email address in the
 * body must match the provider's.
 */
export const signInSocially: Operation<'signInSocially'> = async (call) => {
  const { body, now, limit } = call
  limit('signIn')
  const identity = await verifyIdentity(body, call)
  if (normalizeEmail(identity.email) !== normalizeEmail(body.email))
    throw createFieldRefusal('/email', 'invalid-request', 'not-listed')
  const user = await startSession(
    call,
    (tx) => proveSocialAccount(tx, identity, now()),
    body.stayConnected === true,
  )
  if (!user) throw new Refusal('internal')
  call.concerns({ id: user._id })
  return respondWith(user)
}

type Body = Call<'signInSocially'>['body']

function verifyIdentity(body: Body, { config, now }: ServerDeps): Promise<SocialIdentity> {
  const { socialSignInType: provider, accessToken: token } = body
  const { social } = config
  if (provider === 'facebook') {
    if (social.facebook) return fetchFacebookIdentity(social.facebook, token)
  } else {
    const issuer = social[provider]
    if (issuer) return verifyIdToken(issuer, { provider, token, now: now() })
  }
  throw new Refusal('not-built')
}
