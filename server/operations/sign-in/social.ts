import { normalizeEmail } from '#domain/person/contact-spelling.ts'

import { startSession } from '../../account/sessions/start-session.ts'
import { readAccessToken } from '../../account/social/facebook.ts'
import { readIdToken } from '../../account/social/id-token.ts'
import { enterSocialAccount } from '../../account/social/social-account.ts'
import type { SocialIdentity } from '../../account/social/social-identity.ts'
import type { Call } from '../../contract/contract.ts'
import { fieldRefusal, Refusal } from '../../contract/problem.ts'
import { answerWith, type Operation, type ServerDeps } from '../operation.ts'

/**
 * Only what the provider vouches for counts: name and picture of the body are not taken, and its
 * address has to be the provider's.
 */
export const signInSocially: Operation<'signInSocially'> = async (call) => {
  const { db, body, now, limit } = call
  limit('signIn')
  const identity = await verifyIdentity(body, call)
  if (normalizeEmail(identity.email) !== normalizeEmail(body.email))
    throw fieldRefusal('/email', 'invalid-request', 'not-listed')
  const account = await enterSocialAccount(db, identity, now())
  call.concerns(account)
  return answerWith(await startSession(call, account, body.stayConnected === true))
}

type Body = Call<'signInSocially'>['body']

function verifyIdentity(body: Body, { config, now }: ServerDeps): Promise<SocialIdentity> {
  const { socialSignInType: provider, accessToken: token } = body
  const { social } = config
  if (provider === 'facebook') {
    if (social.facebook) return readAccessToken(social.facebook, token)
  } else {
    const issuer = social[provider]
    if (issuer) return readIdToken(issuer, { provider, token, now: now() })
  }
  throw new Refusal('not-built')
}
