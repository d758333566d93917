import { normalizeEmail } from '#domain/contact.ts'

import { startSession } from '../../account/start-session.ts'
import { accountOf } from '../../account/social/enter.ts'
import { readAccessToken } from '../../account/social/facebook.ts'
import { readIdToken } from '../../account/social/id-token.ts'
import type { Vouched } from '../../account/social/vouched.ts'
import type { Call } from '../../contract.ts'
import { given, type Operation, type World } from '../../operation.ts'
import { Refusal, refusalAt } from '../../problem.ts'

/**
 * Only what the provider vouches for counts: name and picture of the body are not taken, and its
 * address has to be the provider's.
 */
export const signInSocially: Operation<'signInSocially'> = async (call) => {
  const { db, body, now, limit } = call
  limit('signIn')
  const vouched = await vouchedFor(body, call)
  if (normalizeEmail(vouched.email) !== normalizeEmail(body.email))
    throw refusalAt('/email', 'invalid-request', 'not-listed')
  const account = await accountOf(db, vouched, now())
  return given(await startSession(call, account, body.stayConnected === true))
}

type Body = Call<'signInSocially'>['body']

function vouchedFor(body: Body, { config, now }: World): Promise<Vouched> {
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
