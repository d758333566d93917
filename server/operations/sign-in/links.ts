import { normalizeEmail } from '@masar/domain/person/contact-spelling.ts'

import { requireBotCheck } from '../../account/bot-check-pass.ts'
import { findAccountByEmail, findGuestByEmail } from '../../account/find-account.ts'
import { lockAccount } from '../../account/lock-account.ts'
import {
  PASSWORD_LINK_PURPOSES,
  readLinkStatus,
  assertLinkOpen,
  replaceLinks,
  markLinkUsed,
} from '../../account/links/links.ts'
import { emailAlreadyActiveNotice, requestLink } from '../../account/links/request-link.ts'
import { choosePassword } from '../../account/passwords/choose-password.ts'
import { refuseGuessablePassword } from '../../account/passwords/guessable-password.ts'
import { hashPassword } from '../../account/passwords/password.ts'
import { proveAddress } from '../../account/prove-address.ts'
import { rememberDevice } from '../../account/sessions/known-device.ts'
import type { Account } from '../../account/sessions/session.ts'
import { requireSignedIn } from '../../account/sessions/signed-in.ts'
import { Refusal } from '../../contract/problem.ts'
import type { Database } from '../../db/connection/connect.ts'
import type { ObjectId } from '../../db/object-id.ts'
import { transaction } from '../../db/transaction.ts'
import { respondWith, okReply, noContent, type Operation } from '../operation.ts'

export const checkLink: Operation<'checkLink'> = async ({ db, params, now, limit }) => {
  limit('openLink')
  const { appType, userId, email, token } = params
  const account = appType === 'frontend' ? await readOwner(db, userId) : null
  if (account?.type !== 'user' || account.email !== normalizeEmail(email)) return noContent
  const link = { accountId: userId, purposes: PASSWORD_LINK_PURPOSES, token, now: now() }
  const status = await readLinkStatus(db, link)
  if (!status) return noContent
  assertLinkOpen(status)
  return okReply
}

export const activate: Operation<'activate'> = async (call) => {
  const { db, body, now, limit, cookies } = call
  limit('openLink')
  const { userId: accountId, token, password } = body
  const link = { accountId, purposes: PASSWORD_LINK_PURPOSES, token, now: now() }
  const status = await readLinkStatus(db, link)
  if (!status) return noContent
  call.concerns({ id: accountId })
  assertLinkOpen(status)
  const owner = await readOwner(db, accountId)
  if (!owner) return noContent
  await refuseGuessablePassword('/password', password, owner)
  const passwordHash = await hashPassword(password)
  const isChosen = await choosePassword(db, { accountId, token, passwordHash, now: now() })
  if (!isChosen) return noContent
  // The user can read the account's email, so this browser is trusted.
  rememberDevice(cookies, { id: accountId, password_hash: passwordHash }, now())
  return okReply
}

const readOwner = (db: Database, accountId: ObjectId) =>
  db
    .selectFrom('account')
    .select(['type', 'email', 'full_name as fullName'])
    .where('id', '=', accountId)
    .executeTakeFirst()

/**
 * Reveals whether an address is registered, as specified (ACCOUNT-19: 'Email address not registered.').
 * Requests are limited, and so are emails per recipient.
 */
export const resendLink: Operation<'resendLink'> = async (call) => {
  const { db, params, now, limit } = call
  limit('askForMail')
  // Only the forgotten-password page has a bot check; other links are requested by account owners.
  if (params.reset) await requireBotCheck(call)
  const { appType, email, reset } = params
  const account = (await findAccountByEmail(db, email)) ?? (await findGuestByEmail(db, email))
  if (!account) return noContent
  call.concerns(account)
  if (account.type !== 'user' || appType !== 'frontend') throw new Refusal('forbidden')
  limit('mailTo', account.id)
  if (!reset && account.active) await emailAlreadyActiveNotice(db, account, now())
  else await requestLink(db, { account, purpose: reset ? 'reset' : 'activate', now: now() })
  return okReply
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
  const purposes = [...PASSWORD_LINK_PURPOSES, 'verify'] as const
  await replaceLinks(db, { accountId: visitor.id, purposes, now: now() })
  return okReply
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
  const account = requireSignedIn(visitor)
  if (body.email && (await findAccountByEmail(db, body.email))?.id !== account.id)
    throw new Refusal('forbidden')
  if (account.verified) return respondWith('Your address is verified already.')
  limit('mailTo', account.id)
  await requestLink(db, { account, purpose: 'verify', now: now() })
  return respondWith('A verification email has been sent.')
}

/** Responds to API clients with a sentence; browsers get a page instead (`pages/confirm-page.ts`). */
export const confirmEmail: Operation<'confirmEmail'> = async ({ db, params, now, limit }) => {
  limit('openLink')
  const account = await findAccountByEmail(db, params.email)
  if (!account) return noContent
  const { token } = params
  const link = { accountId: account.id, purposes: ['verify'] as const, token, now: now() }
  const status = await readLinkStatus(db, link)
  if (!status) return noContent
  // Opening the link twice is not an error: an email client may prefetch it.
  if (account.verified) return respondWith('Your account has been verified before.')
  await transaction(db, async (tx) => {
    const locked = await lockAccount(tx, account.id)
    const current = await readLinkStatus(tx, link)
    if (!locked || !current) throw new Refusal('link-replaced')
    assertLinkOpen(current)
    await markLinkUsed(tx, token, now())
    await proveAddress(tx, locked, now())
  })
  return respondWith('Your account has been verified.')
}
