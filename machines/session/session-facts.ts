import type { Problem } from '@masar/domain/service/problem.ts'

import type { Answer, HandledRefusal, RefusalCodes } from '../answer.ts'

/** The part of the signed-in user that the browser stores between page loads. */
export interface StoredUser {
  id: string
  language: string
}

/** The signed-in user as JSON. Values that the server does not send are null. */
export interface User extends StoredUser {
  email: string
  fullName: string
  phone: string | null
  birthDate: string | null
  avatar: string | null
  verified: boolean
  blacklisted: boolean
  enableEmailNotifications: boolean
}

export interface Credentials {
  email: string
  password: string
  /** "Stay connected": the session outlives the browser window. */
  stay: boolean
  /** Suppliers and administrators have their own sign-in page. */
  isStaff?: boolean
}

export type SocialProvider = 'google' | 'apple' | 'facebook'

/** A sign-in provider's token and data. The server trusts only the token. */
export interface SocialCredential {
  provider: SocialProvider
  token: string
  email: string
  fullName: string | null
}

export interface SignUpForm {
  fullName: string
  email: string
  phone: string
  birthDate: string
  password: string
}

/**
 * Why the user is signed out. Only `unreachable` keeps the stored user: the next load, or a refresh
 * when the network is back, can recover.
 */
export type SignOutReason = 'visitor' | 'left' | 'elsewhere' | 'refused' | 'unreachable'

/**
 * `session-over`: there is no session, or its user does not exist. A successful response may also report a
 * suspension.
 */
export type CheckRefusal =
  | HandledRefusal<'validateAccessToken' | 'readUser', 'suspended'>
  | 'session-over'

/** `wrong-credentials`: the server does not reveal whether the address or the password is wrong. */
export type SignInRefusal =
  | HandledRefusal<'signIn' | 'signInStaff', 'invalid-request'>
  | 'wrong-credentials'
  | CheckRefusal

/** `forbidden`: a staff account; `not-built`: this sign-in method is disabled. */
export type SocialRefusal =
  | HandledRefusal<'signInSocially', 'invalid-request' | 'forbidden' | 'not-built'>
  | CheckRefusal

export type SignUpRefusal =
  | HandledRefusal<'signUp', 'email-taken' | 'too-young'>
  | HandledRefusal<'signUp' | 'validateEmail', 'invalid-request'>

export type SessionRefusal = SignInRefusal | SocialRefusal | SignUpRefusal

const CHECK_REFUSALS = { suspended: [], 'session-over': [204, 401, 403, 404] } as const

/** How the server reports each refusal, by port. */
export const SESSION_REFUSALS = {
  validateSession: CHECK_REFUSALS,
  loadUser: CHECK_REFUSALS,
  signIn: { 'wrong-credentials': [204], 'invalid-request': [400], ...CHECK_REFUSALS },
  signInSocially: {
    'invalid-request': [400],
    forbidden: [403],
    'not-built': [501],
    ...CHECK_REFUSALS,
  },
  checkEmail: { 'email-taken': [204], 'invalid-request': [400] },
  signUp: { 'email-taken': [409], 'too-young': [], 'invalid-request': [400] },
} satisfies Record<string, RefusalCodes<string>>

export type CheckAnswer = Answer<CheckRefusal>
export type SessionAnswer = Answer<SessionRefusal>
export type UserAnswer<Refusal extends SessionRefusal> = Answer<Refusal, { user: User }>

export interface SessionContext {
  stored: StoredUser | null
  user: User | null
  why: SignOutReason
  /** Why the last attempt failed; `refused` is set for an expected refusal. */
  problem: Problem | null
  refused: SessionRefusal | null
  /** Stored only while signing up, because it contains the password. */
  form: SignUpForm | null
}

export type SessionEvent =
  | ({ type: 'signIn.requested' } & Credentials)
  | { type: 'signUp.requested'; form: SignUpForm }
  | { type: 'socialSignIn.requested'; voucher: SocialCredential; stay: boolean }
  | { type: 'signOut.requested'; toSignIn: boolean }
  | { type: 'problem.dismissed' }
  | { type: 'refresh.requested' }
  | { type: 'tab.signedIn'; stored: StoredUser }
  | { type: 'tab.signedOut' }
  | { type: 'tab.suspended' }
  | { type: 'user.changed'; user: Partial<User> }

/** Events that make the rest of the app store, clear, broadcast or redirect. */
export type SessionFact =
  | { type: 'signedIn'; user: User }
  | { type: 'signedOut'; why: SignOutReason; toSignIn: boolean }
  /** Another user has signed in from another tab: all data of the previous user must be cleared. */
  | { type: 'replaced' }
  | { type: 'suspended' }

/**
 * `gate`: the session is being checked or ended. `authenticated`, `anonymous`, `suspended`: the result of the
 * check. `busy`: a call is running. `error`: the last attempt failed, see `context.problem`.
 */
export type SessionTag = 'gate' | 'anonymous' | 'authenticated' | 'suspended' | 'busy' | 'error'
