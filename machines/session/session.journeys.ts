import { defineModel } from 'statechart-paths'
import type { SnapshotFrom } from 'xstate'

import { SUCCESS, createHttpProblem, NETWORK_PROBLEM, createRefusal } from '../testing/problems.ts'
import type { User, SocialCredential } from './session-facts.ts'
import { sessionInvariants } from './session.invariants.ts'
import { sessionMachine } from './session.machine.ts'

export const AMIRA: User = {
  id: '66aa00000000000000000001',
  email: 'amira@example.com',
  fullName: 'Amira Ben Salah',
  phone: '+21620123456',
  birthDate: '1990-05-17',
  language: 'fr',
  avatar: null,
  verified: true,
  blacklisted: false,
  enableEmailNotifications: true,
}
export const AMIRA_SUSPENDED: User = { ...AMIRA, blacklisted: true }
export const AMIRA_STORED_USER = { id: AMIRA.id, language: AMIRA.language }
export const BADIS_STORED_USER = { id: '66aa00000000000000000002', language: 'en' }

export const CREDENTIALS = { email: AMIRA.email, password: 'plage-de-gammarth', stay: true }
export const SOCIAL_CREDENTIAL: SocialCredential = {
  provider: 'google',
  token: 'eyJhbGciOi.the-word-of-google.c2lnbmVk',
  email: AMIRA.email,
  fullName: AMIRA.fullName,
}
export const SIGN_UP_FORM = {
  fullName: AMIRA.fullName,
  email: AMIRA.email,
  phone: '+21620123456',
  birthDate: '1990-05-17',
  password: 'plage-de-gammarth',
}

export const SIGNED_IN_ANSWER = { ok: true, user: AMIRA } as const
export const BLACKLISTED_ANSWER = { ok: true, user: AMIRA_SUSPENDED } as const
export const SESSION_OVER_REFUSAL = createRefusal(
  'session-over',
  createHttpProblem(401, 'unauthenticated'),
)
export const SUSPENDED_REFUSAL = createRefusal('suspended', createHttpProblem(401, 'suspended'))
export const WRONG_CREDENTIALS_REFUSAL = createRefusal('wrong-credentials', createHttpProblem(204))
export const EMAIL_TAKEN_REFUSAL = createRefusal('email-taken', createHttpProblem(204))
/** The address was taken after it was checked. */
const lateEmailTakenRefusal = createRefusal('email-taken', createHttpProblem(409, 'email-taken'))
const tooYoungRefusal = createRefusal(
  'too-young',
  createHttpProblem(422, 'too-young', { fields: ['/birthDate'] }),
)
const staffRefusal = createRefusal('forbidden', createHttpProblem(403, 'forbidden'))
const disabledMethodRefusal = createRefusal('not-built', createHttpProblem(501, 'not-built'))

const makeFieldRefusal = (field: string) =>
  createRefusal('invalid-request', createHttpProblem(400, 'invalid-request', { fields: [field] }))
const invalidEmailRefusal = makeFieldRefusal('/email')
const rejectedTokenRefusal = makeFieldRefusal('/accessToken')

const networkProblem = NETWORK_PROBLEM
const serverProblem = createHttpProblem(500, 'internal')

type Session = SnapshotFrom<typeof sessionMachine>

/** Without a stored user in this tab, the other tabs have none either. */
const hasNoStoredUser = ({ context }: Session) => context.stored === null

/**
 * Navigation checks the session of a signed-in customer; the sign-in page offers the check when the server
 * could not be reached.
 */
const canRefresh = (session: Session) =>
  session.matches('signedIn') ||
  (session.matches({ signedOut: 'idle' }) && session.context.why === 'unreachable')

/** The model of a session, for tests of the machine, of the page and in the browser. */
export const sessionModel = defineModel({
  name: 'session',
  machine: sessionMachine,
  starts: { visitor: { stored: null }, 'Amira comes back': { stored: AMIRA_STORED_USER } },
  cases: [
    { label: 'signs in', event: { type: 'signIn.requested', ...CREDENTIALS } },
    {
      label: 'signs in with Google',
      event: { type: 'socialSignIn.requested', voucher: SOCIAL_CREDENTIAL, stay: false },
    },
    {
      label: 'signs up',
      event: { type: 'signUp.requested', form: SIGN_UP_FORM },
      // After signing up, the page no longer shows the form.
      isUnoffered: (session) => session.matches({ signedOut: 'registered' }),
    },
    { label: 'signs out', event: { type: 'signOut.requested', toSignIn: true } },
    { label: 'dismisses the problem', event: { type: 'problem.dismissed' } },
    {
      label: 'refreshes',
      event: { type: 'refresh.requested' },
      origin: 'environment',
      isUnoffered: (session) => !canRefresh(session),
      mayBeLost: 'a call is on its way that will tell',
    },
    {
      label: 'Amira signs in in another tab',
      event: { type: 'tab.signedIn', stored: AMIRA_STORED_USER },
      origin: 'environment',
    },
    {
      label: 'Badis signs in in another tab',
      event: { type: 'tab.signedIn', stored: BADIS_STORED_USER },
      origin: 'environment',
    },
    {
      label: 'another tab signs out',
      event: { type: 'tab.signedOut' },
      origin: 'environment',
      isUnoffered: hasNoStoredUser,
    },
    {
      label: 'another tab finds the account suspended',
      event: { type: 'tab.suspended' },
      origin: 'environment',
      isUnoffered: hasNoStoredUser,
    },
    {
      label: 'the name is changed in the settings',
      event: { type: 'user.changed', user: { fullName: 'Amira Trabelsi' } },
      origin: 'environment',
      when: (session) => session.hasTag('authenticated'),
    },
  ],
  outcomes: {
    validateSession: {
      done: { valid: SUCCESS, over: SESSION_OVER_REFUSAL, suspended: SUSPENDED_REFUSAL },
      error: { network: networkProblem, broken: serverProblem },
    },
    loadUser: {
      done: {
        Amira: SIGNED_IN_ANSWER,
        blacklisted: BLACKLISTED_ANSWER,
        over: SESSION_OVER_REFUSAL,
        suspended: SUSPENDED_REFUSAL,
      },
      error: { network: networkProblem },
    },
    signIn: {
      done: {
        Amira: SIGNED_IN_ANSWER,
        blacklisted: BLACKLISTED_ANSWER,
        wrong: WRONG_CREDENTIALS_REFUSAL,
        suspended: SUSPENDED_REFUSAL,
        over: SESSION_OVER_REFUSAL,
        'no address': invalidEmailRefusal,
      },
      error: { network: networkProblem },
    },
    signInSocially: {
      done: {
        Amira: SIGNED_IN_ANSWER,
        blacklisted: BLACKLISTED_ANSWER,
        unbelieved: rejectedTokenRefusal,
        staff: staffRefusal,
        closed: disabledMethodRefusal,
        suspended: SUSPENDED_REFUSAL,
        over: SESSION_OVER_REFUSAL,
      },
      error: { network: networkProblem },
    },
    checkEmail: {
      done: { free: SUCCESS, taken: EMAIL_TAKEN_REFUSAL, 'no address': invalidEmailRefusal },
      error: { network: networkProblem },
    },
    signUp: {
      done: {
        registered: SUCCESS,
        taken: lateEmailTakenRefusal,
        'too young': tooYoungRefusal,
        'no address': invalidEmailRefusal,
      },
      error: { network: networkProblem },
    },
    signOut: { done: { done: undefined }, error: { network: networkProblem } },
  },
  project: ({ context: { user, stored, why, problem, refused, form } }) => [
    user && [user.id, user.fullName, user.blacklisted],
    stored?.id,
    why,
    problem,
    refused,
    form !== null,
  ],
  invariants: sessionInvariants,
  relations: {
    'a network failure never removes the stored user': (before, label, after) =>
      !label.endsWith('failed: network') ||
      before.hasTag('anonymous') ||
      before.context.stored?.id === after.context.stored?.id,
  },
  reload: ({ context: { stored } }) => ({ stored }),
})
