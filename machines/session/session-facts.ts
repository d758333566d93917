import type { Problem } from '@masar/domain/service/problem.ts'

import type { Answer, Foreseen, RefusedBy } from '../answer.ts'

/** What the browser keeps of the signed-in user between two loads. */
export interface StoredUser {
  id: string
  language: string
}

/** The signed-in user, JSON-plain; what the server does not tell is null. */
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
  /** The account of a supplier or an administrator, who have a door of their own. */
  isStaff?: boolean
}

export type SocialProvider = 'google' | 'apple' | 'facebook'

/** The word of a provider for somebody; the server believes the token and nothing else. */
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
 * Why nobody is signed in. Only `unreachable` keeps the stored user: the next load, or a refresh
 * when the network is back, can recover.
 */
export type SignedOutWhy = 'visitor' | 'left' | 'elsewhere' | 'expired' | 'refused' | 'unreachable'

/** `session-over`: no session, or one of nobody; a suspended user may also come as an answer. */
export type CheckRefusal =
  | Foreseen<'validateAccessToken' | 'readUser', 'suspended'>
  | 'session-over'

/** `wrong-credentials`: the server says no, and not whether the address or the password is wrong. */
export type SignInRefusal =
  | Foreseen<'signIn' | 'signInStaff', 'invalid-request'>
  | 'wrong-credentials'
  | CheckRefusal

/** `forbidden`: an account of staff; `not-built`: this way to sign in is closed. */
export type SocialRefusal =
  | Foreseen<'signInSocially', 'invalid-request' | 'forbidden' | 'not-built'>
  | CheckRefusal

export type SignUpRefusal =
  | Foreseen<'signUp', 'email-taken' | 'too-young'>
  | Foreseen<'signUp' | 'validateEmail', 'invalid-request'>

export type SessionRefusal = SignInRefusal | SocialRefusal | SignUpRefusal

const SESSION_OVER = { suspended: [], 'session-over': [204, 401, 403, 404] } as const

/** How the server says each refusal, by port. */
export const SESSION_REFUSALS = {
  validateSession: SESSION_OVER,
  loadUser: SESSION_OVER,
  signIn: { 'wrong-credentials': [204], 'invalid-request': [400], ...SESSION_OVER },
  signInSocially: {
    'invalid-request': [400],
    forbidden: [403],
    'not-built': [501],
    ...SESSION_OVER,
  },
  checkEmail: { 'email-taken': [204], 'invalid-request': [400] },
  signUp: { 'email-taken': [409], 'too-young': [], 'invalid-request': [400] },
} satisfies Record<string, RefusedBy<string>>

export type CheckAnswer = Answer<CheckRefusal>
export type SessionAnswer = Answer<SessionRefusal>
export type UserAnswer<Refusal extends SessionRefusal> = Answer<Refusal, { user: User }>

export interface SessionContext {
  stored: StoredUser | null
  user: User | null
  why: SignedOutWhy
  /** Why the last attempt failed; `refused` is a no that was foreseen. */
  problem: Problem | null
  refused: SessionRefusal | null
  /** Held only while signing up: it has the password in it. */
  form: SignUpForm | null
}

export type SessionEvent =
  | ({ type: 'signIn.requested' } & Credentials)
  | { type: 'signUp.requested'; form: SignUpForm }
  | { type: 'socialSignIn.requested'; voucher: SocialCredential; stay: boolean }
  | { type: 'signOut.requested'; toSignIn: boolean }
  | { type: 'problem.dismissed' }
  | { type: 'refresh.requested' }
  | { type: 'session.expired' }
  | { type: 'tab.signedIn'; stored: StoredUser }
  | { type: 'tab.signedOut' }
  | { type: 'tab.suspended' }
  | { type: 'user.changed'; user: Partial<User> }

/** What the rest of the app does when the session moves: store, clear, broadcast, redirect. */
export type SessionFact =
  | { type: 'signedIn'; user: User }
  | { type: 'signedOut'; why: SignedOutWhy; toSignIn: boolean }
  /** Somebody else has signed in in another tab: nothing of who was here may stay. */
  | { type: 'replaced' }
  | { type: 'suspended' }

/**
 * `gate`: nobody knows yet who is there. `authenticated`, `anonymous`, `suspended`: who is there.
 * `busy`: a call runs. `error`: the last attempt failed, `context.problem` says how.
 */
export type SessionTag = 'gate' | 'anonymous' | 'authenticated' | 'suspended' | 'busy' | 'error'
