import { choosePassword } from '../../account/choose-password.ts'
import { accountWithEmail } from '../../account/find-account.ts'
import {
  CHOOSES_PASSWORD,
  refuseOver,
  replaceLinks,
  standingOf,
  useLink,
} from '../../account/links.ts'
import { rememberDevice } from '../../account/known-device.ts'
import { hashPassword } from '../../account/password.ts'
import { requestLink, tellActiveAlready } from '../../account/request-link.ts'
import type { Account } from '../../account/session.ts'
import { signedIn } from '../../account/signed-in.ts'
import type { Database } from '../../db/connect.ts'
import { transaction } from '../../db/transaction.ts'
import { done, given, nothing, type Operation } from '../../operation.ts'
import { Refusal } from '../../problem.ts'

export const checkLink: Operation<'checkLink'> = async ({ db, params, now, limit }) => {
  limit('openLink')
  const { appType, userId, email, token } = params
  const account = appType === 'frontend' ? await accountWithEmail(db, email) : null
  if (account?.id !== userId || account.type !== 'user') return nothing
  const asked = { accountId: userId, purposes: CHOOSES_PASSWORD, token, now: now() }
  const standing = await standingOf(db, asked)
  if (!standing) return nothing
  refuseOver(standing)
  return done
}

export const activate: Operation<'activate'> = async ({ db, body, now, limit, cookies }) => {
  limit('openLink')
  const { userId: accountId, token, password } = body
  const asked = { accountId, purposes: CHOOSES_PASSWORD, token, now: now() }
  const standing = await standingOf(db, asked)
  if (!standing) return nothing
  refuseOver(standing)
  const passwordHash = await hashPassword(password)
  const isChosen = await choosePassword(db, { accountId, token, passwordHash, now: now() })
  if (!isChosen) return nothing
  // Whoever reads their mail is no guesser.
  rememberDevice(cookies, { id: accountId, password_hash: passwordHash }, now())
  return done
}

/**
 * Whether an address is registered is told, as the specification asks ('Email address not
 * registered.'); how often anybody may ask is limited, and so is how often anybody gets mail.
 */
export const resendLink: Operation<'resendLink'> = async ({ db, params, now, limit }) => {
  limit('askForMail')
  const { appType, email, reset } = params
  const account = await accountWithEmail(db, email)
  if (!account) return nothing
  if (account.type !== 'user' || appType !== 'frontend') throw new Refusal('forbidden')
  limit('mailTo', account.id)
  if (!reset && account.active) await tellActiveAlready(db, account, now())
  else await requestLink(db, { account, purpose: reset ? 'reset' : 'activate', now: now() })
  return done
}

export const deleteLinks: Operation<'deleteLinks'> = async ({
  db,
  params,
  visitor,
  now,
  limit,
}) => {
  limit('account')
  if (visitor && visitor.id !== params.userId) throw new Refusal('forbidden')
  if (!visitor || !(await hasLinks(db, visitor)))
    throw new Refusal('invalid-request', { detail: 'There are no links.' })
  const purposes = [...CHOOSES_PASSWORD, 'verify'] as const
  await replaceLinks(db, { accountId: visitor.id, purposes, now: now() })
  return done
}

const hasLinks = async (db: Database, { id }: Account) =>
  (await db
    .selectFrom('account_link')
    .select('token_hash')
    .where('account_id', '=', id)
    .limit(1)
    .executeTakeFirst()) !== undefined

export const resendVerification: Operation<'resendVerification'> = async (call) => {
  const { db, body, visitor, now, limit } = call
  limit('askForMail')
  const account = signedIn(visitor)
  if (body.email && (await accountWithEmail(db, body.email))?.id !== account.id)
    throw new Refusal('forbidden')
  if (account.verified) return given('Your address is verified already.')
  limit('mailTo', account.id)
  await requestLink(db, { account, purpose: 'verify', now: now() })
  return given('A verification email has been sent.')
}

/** A program reads these sentences; a person sees a page instead (pages/confirm-page.ts). */
export const confirmEmail: Operation<'confirmEmail'> = async ({ db, params, now, limit }) => {
  limit('openLink')
  const account = await accountWithEmail(db, params.email)
  if (!account) return nothing
  const { token } = params
  const asked = { accountId: account.id, purposes: ['verify'] as const, token, now: now() }
  const standing = await standingOf(db, asked)
  if (!standing) return nothing
  // Opened twice, by a mail program that looks ahead and then by its reader, it is no mistake.
  if (account.verified) return given('Your account has been verified before.')
  refuseOver(standing)
  await transaction(db, async (tx) => {
    await useLink(tx, token, now())
    await tx
      .updateTable('account')
      .set({ verified: true, updated_at: now() })
      .where('id', '=', account.id)
      .execute()
  })
  return given('Your account has been verified.')
}
