import type { Problem } from '#domain/problem.ts'

import { defineModel } from '../testing/model.ts'
import type { User, Voucher } from './session-facts.ts'
import { sessionInvariants } from './session.invariants.ts'
import { sessionMachine } from './session.machine.ts'

export const AMIRA: User = {
  id: '66aa00000000000000000001',
  email: 'amira@example.com',
  fullName: 'Amira Ben Salah',
  phone: '+216 20 123 456',
  birthDate: '1990-05-17',
  language: 'fr',
  avatar: null,
  verified: true,
  blacklisted: false,
  enableEmailNotifications: true,
}
export const AMIRA_SUSPENDED: User = { ...AMIRA, blacklisted: true }
export const AMIRA_STORED = { id: AMIRA.id, language: AMIRA.language }
export const BADIS_STORED = { id: '66aa00000000000000000002', language: 'en' }

export const CREDENTIALS = { email: AMIRA.email, password: 'plage-de-gammarth', stay: true }
export const VOUCHER: Voucher = {
  provider: 'google',
  token: 'eyJhbGciOi.the-word-of-google.c2lnbmVk',
  email: AMIRA.email,
  fullName: AMIRA.fullName,
}
export const SIGN_UP_FORM = {
  fullName: AMIRA.fullName,
  email: AMIRA.email,
  phone: '+216 20 123 456',
  birthDate: '1990-05-17',
  password: 'plage-de-gammarth',
}

const network: Problem = { kind: 'network' }
const broken: Problem = { kind: 'http', status: 500, code: 'internal' }
const over: Problem = { kind: 'http', status: 401, code: 'unauthenticated' }
const suspended: Problem = { kind: 'http', status: 401, code: 'suspended' }
const wrong: Problem = { kind: 'http', status: 401, code: 'wrong-credentials' }
const unbelieved: Problem = {
  kind: 'http',
  status: 400,
  code: 'invalid-request',
  fields: ['/accessToken'],
}
const taken: Problem = { kind: 'http', status: 409, code: 'email-taken' }

/** What can happen to a session, for walks on the machine, on the page and in the browser. */
export const sessionModel = defineModel({
  name: 'session',
  machine: sessionMachine,
  starts: { visitor: { stored: null }, 'Amira comes back': { stored: AMIRA_STORED } },
  cases: [
    { label: 'signs in', event: { type: 'signIn.requested', ...CREDENTIALS } },
    {
      label: 'signs in with Google',
      event: { type: 'socialSignIn.requested', voucher: VOUCHER, stay: false },
    },
    { label: 'signs up', event: { type: 'signUp.requested', form: SIGN_UP_FORM } },
    { label: 'signs out', event: { type: 'signOut.requested', toSignIn: false } },
    { label: 'dismisses the problem', event: { type: 'problem.dismissed' } },
    {
      label: 'refreshes',
      event: { type: 'refresh.requested' },
      origin: 'world',
      mayBeLost: 'a call is on its way that will tell',
    },
    {
      label: 'the session expires',
      event: { type: 'session.expired' },
      origin: 'world',
      mayBeLost: 'nobody is signed in, or the call on its way will tell',
    },
    {
      label: 'Amira signs in in another tab',
      event: { type: 'tab.signedIn', stored: AMIRA_STORED },
      origin: 'world',
    },
    {
      label: 'Badis signs in in another tab',
      event: { type: 'tab.signedIn', stored: BADIS_STORED },
      origin: 'world',
    },
    { label: 'another tab signs out', event: { type: 'tab.signedOut' }, origin: 'world' },
    {
      label: 'another tab finds the account suspended',
      event: { type: 'tab.suspended' },
      origin: 'world',
    },
    {
      label: 'the name is changed in the settings',
      event: { type: 'user.changed', user: { fullName: 'Amira Trabelsi' } },
      origin: 'world',
      when: (session) => session.hasTag('authenticated'),
    },
  ],
  outcomes: {
    validateSession: { done: { valid: undefined }, error: { network, broken, over, suspended } },
    loadUser: { done: { Amira: AMIRA, blacklisted: AMIRA_SUSPENDED }, error: { network, over } },
    signIn: {
      done: { Amira: AMIRA, blacklisted: AMIRA_SUSPENDED },
      error: { network, wrong, suspended },
    },
    signInSocially: {
      done: { Amira: AMIRA, blacklisted: AMIRA_SUSPENDED },
      error: { network, unbelieved },
    },
    checkEmail: { done: { free: undefined }, error: { network, taken } },
    signUp: { done: { registered: undefined }, error: { network, taken } },
    signOut: { done: { done: undefined }, error: { network } },
  },
  project: ({ context: { user, stored, why, problem, form } }) => [
    user && [user.id, user.fullName, user.blacklisted],
    stored?.id,
    why,
    problem,
    form !== null,
  ],
  invariants: sessionInvariants,
  relations: {
    'a network failure never forgets who was here': (before, label, after) =>
      !label.endsWith('failed: network') ||
      before.hasTag('anonymous') ||
      before.context.stored?.id === after.context.stored?.id,
  },
  reload: ({ context: { stored } }) => ({ stored }),
})
