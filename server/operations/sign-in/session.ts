import { getWallClockDate, toWallClock } from '@masar/domain/rental/rental-clock.ts'
import { isEmail } from '@masar/domain/person/email.ts'
import { isPhone, normalizePhone } from '@masar/domain/person/phone.ts'
import { normalizeEmail } from '@masar/domain/person/contact-spelling.ts'

import { requireBotCheck } from '../../account/bot-check-pass.ts'
import { createAccount } from '../../account/create-account.ts'
import { isBlockedDemoAccount } from '../../account/demo-access.ts'
import { findAccountByEmail } from '../../account/find-account.ts'
import { lockUnchangedAccount } from '../../account/lock-account.ts'
import { createBoundedQueue } from '../../account/passwords/bounded-queue.ts'
import { refuseGuessablePassword } from '../../account/passwords/guessable-password.ts'
import { hashPassword, isCorrectPassword } from '../../account/passwords/password.ts'
import { refuseBirthDate } from '../../account/refuse-birth-date.ts'
import { readKnownDevice, rememberDevice } from '../../account/sessions/known-device.ts'
import { type Account, closeSession } from '../../account/sessions/session.ts'
import { startSession } from '../../account/sessions/start-session.ts'
import { createToken } from '../../account/sessions/token.ts'
import { createFieldRefusal, Refusal } from '../../contract/problem.ts'
import { transaction } from '../../db/transaction.ts'
import { toNetworkPrefix } from '../../http/address.ts'
import { GUEST_COOKIE, SESSION_COOKIE } from '../../http/cookies.ts'
import { respondWith, okReply, noContent, type Operation } from '../operation.ts'

export const signUp: Operation<'signUp'> = async (call) => {
  const { db, body, now, limit } = call
  limit('signUp')
  await requireBotCheck(call)
  const email = requireEmail(body.email)
  if (body.phone && !isPhone(body.phone))
    throw createFieldRefusal('/phone', 'invalid-request', 'wrong-format')
  const birthDate = body.birthDate?.slice(0, 10)
  if (birthDate)
    refuseBirthDate('/birthDate', { birthDate, day: getWallClockDate(toWallClock(now())) })
  await refuseGuessablePassword('/password', body.password, { email, fullName: body.fullName })
  if (await findAccountByEmail(db, email)) throw new Refusal('email-taken')

  const passwordHash = await hashPassword(body.password)
  await transaction(db, (tx) =>
    createAccount(tx, {
      email,
      fullName: body.fullName.trim(),
      phone: body.phone ? normalizePhone(body.phone) : null,
      birthDate: birthDate ?? null,
      language: body.language,
      passwordHash,
      purpose: 'verify',
      now: now(),
    }),
  )
  return okReply
}

export const validateEmail: Operation<'validateEmail'> = async (call) => {
  const { db, body, limit, cookies } = call
  limit('askAboutEmail')
  const email = requireEmail(body.email)
  // Identifies the browser during a guest checkout, in case the response is lost.
  if (!cookies.read(GUEST_COOKIE)) cookies.write(GUEST_COOKIE, createToken(), null)
  return (await findAccountByEmail(db, email)) ? noContent : okReply
}

/**
 * Returns the same error for a wrong address, a wrong password, no password and non-customers. A blacklisted
 * customer gets the reason and a session without access (SESSION-9).
 */
export const signIn: Operation<'signIn'> = (call) =>
  queueSignIn(call, ({ type }) => type === 'user')

/** Signs in supplier staff and administrators only. */
export const signInStaff: Operation<'signInStaff'> = (call) =>
  queueSignIn(call, ({ type }) => type !== 'user')

type SignInCall = Parameters<Operation<'signIn'> | Operation<'signInStaff'>>[0]

/** At most four concurrent sign-ins query the database: hundreds at once would block every page. */
const signInQueue = createBoundedQueue({ atOnce: 4, waiting: 200 })

async function queueSignIn(call: SignInCall, isWelcome: (account: Account) => boolean) {
  call.limit('signIn')
  return signInQueue(() => signInWithPassword(call, isWelcome))
}

async function signInWithPassword(call: SignInCall, isWelcome: (account: Account) => boolean) {
  const { db, body, config, cookies, now } = call
  const account = await findAccountByEmail(db, body.email)
  call.concerns(account)
  // Counted before the password is verified, so that concurrent requests cannot exceed the limit.
  const forgive = countGuess(call, account)
  const isRight = await isCorrectPassword(body.password, account?.password_hash ?? null).catch(
    (error) => {
      forgive()
      throw error
    },
  )
  if (!account || !isRight || !isWelcome(account) || isBlockedDemoAccount(account, config))
    return noContent
  const user = await startSession(
    call,
    (tx) => lockUnchangedAccount(tx, account),
    body.stayConnected === true,
  )
  if (!user) return noContent
  forgive()
  rememberDevice(cookies, account, now())
  return respondWith(user)
}

/**
 * Counts wrong passwords per client, so that strangers cannot lock out the owner, and per account across all
 * addresses. A browser that has signed in to the account has its own count.
 */
function countGuess({ body, cookies, address, limit }: SignInCall, account: Account | null) {
  const email = normalizeEmail(body.email)
  const device = account && readKnownDevice(cookies, account)
  if (device) return limit('wrongPassword', `${email} ${device}`)
  const counted = [
    limit('wrongPassword', `${email} ${toNetworkPrefix(address)}`),
    limit('wrongPasswordAnywhere', email),
  ]
  return () => counted.forEach((forgive) => forgive())
}

export const signOut: Operation<'signOut'> = async ({ db, cookies }) => {
  const token = cookies.read(SESSION_COOKIE)
  if (token) await closeSession(db, token)
  cookies.clear(SESSION_COOKIE)
  cookies.clear(GUEST_COOKIE)
  return okReply
}

/** The session has been validated before this operation runs. */
export const validateAccessToken: Operation<'validateAccessToken'> = () => Promise.resolve(okReply)

function requireEmail(text: string): string {
  if (!isEmail(text)) throw createFieldRefusal('/email', 'invalid-request', 'wrong-format')
  return normalizeEmail(text)
}
