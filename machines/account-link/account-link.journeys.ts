import { defineModel } from 'statechart-paths'

import { SUCCESS, createHttpProblem, NETWORK_PROBLEM, createRefusal } from '../testing/problems.ts'
import { type AccountLink, accountLinkInvariants } from './account-link.invariants.ts'
import { accountLinkMachine } from './account-link.machine.ts'
import type { Link } from './account-link-facts.ts'

export const LINK: Link = {
  userId: '66aa00000000000000000001',
  email: 'amira@example.com',
  token: 'V1StGXR8_Z5jdHi6B-myT',
}
export const BADIS_ID = '66aa00000000000000000002'
export const NEW_PASSWORD = 'plage-de-gammarth'

const rateLimitProblem = createHttpProblem(429, undefined, { retryAfter: 30 })

/** Every reason why a link cannot be used. */
export const UNUSABLE_LINKS = {
  expired: createRefusal('link-expired', createHttpProblem(409, 'link-expired')),
  used: createRefusal('link-used', createHttpProblem(409, 'link-used')),
  replaced: createRefusal('link-replaced', createHttpProblem(409, 'link-replaced')),
  unknown: createRefusal('unknown', createHttpProblem(204)),
}
export const UNKNOWN_EMAIL_REFUSAL = { ok: false, refused: 'unknown-email' } as const
export const INVALID_REQUEST_REFUSAL = createRefusal(
  'invalid-request',
  createHttpProblem(400, 'invalid-request'),
)

const isFormShown = (at: AccountLink) => at.hasTag('form')

/** What can happen to a user who opens a link from an email. */
export const accountLinkModel = defineModel({
  name: 'accountLink',
  machine: accountLinkMachine,
  starts: {
    'a new account': { purpose: 'activate', link: LINK, viewerId: null },
    'a forgotten password, while Badis is signed in': {
      purpose: 'reset',
      link: LINK,
      viewerId: BADIS_ID,
    },
    'an address to verify': { purpose: 'verify', link: LINK, viewerId: LINK.userId },
    'half a link': { purpose: 'activate', link: null, viewerId: null },
  },
  cases: [
    {
      label: 'chooses a password',
      event: { type: 'password.chosen', password: NEW_PASSWORD, repeated: NEW_PASSWORD },
    },
    {
      label: 'mistypes the repetition',
      event: { type: 'password.chosen', password: NEW_PASSWORD, repeated: 'plage' },
      when: isFormShown,
      // The form shows the error at the field and sends nothing.
      isUnoffered: true,
    },
    { label: 'asks for another mail', event: { type: 'resend.requested' } },
    { label: 'tries again', event: { type: 'retry.requested' } },
    {
      label: 'nobody is signed in any more',
      event: { type: 'session.changed', viewerId: null },
      origin: 'environment',
    },
    {
      label: 'Badis is signed in',
      event: { type: 'session.changed', viewerId: BADIS_ID },
      origin: 'environment',
    },
  ],
  outcomes: {
    checkLink: {
      done: { 'it works': SUCCESS, malformed: INVALID_REQUEST_REFUSAL, ...UNUSABLE_LINKS },
      error: { network: NETWORK_PROBLEM, throttled: rateLimitProblem },
    },
    verifyEmail: {
      done: { verified: SUCCESS, malformed: INVALID_REQUEST_REFUSAL, ...UNUSABLE_LINKS },
      error: { network: NETWORK_PROBLEM },
    },
    savePassword: {
      done: { saved: SUCCESS, 'not taken': INVALID_REQUEST_REFUSAL, ...UNUSABLE_LINKS },
      error: { network: NETWORK_PROBLEM, throttled: rateLimitProblem },
    },
    resendLink: {
      done: { sent: SUCCESS, 'no such account': UNKNOWN_EMAIL_REFUSAL },
      error: { network: NETWORK_PROBLEM, throttled: rateLimitProblem },
    },
  },
  project: ({ context: { purpose, link, viewerId, email, issues, problem, submitted } }) => [
    [purpose, link !== null, viewerId, email],
    issues,
    problem,
    submitted,
  ],
  invariants: accountLinkInvariants,
  relations: {
    'a password counts as saved only on the word of the server': (before, label, after) =>
      !after.hasTag('done') ||
      before.hasTag('done') ||
      label === 'savePassword done: saved' ||
      label === 'verifyEmail done: verified',
    'a lost answer is not called an expired link': ({ context }, label, after) =>
      label !== 'savePassword done: unknown' || !context.submitted || after.matches('used'),
  },
  /** The secret is never stored, so after a reload the user has to open the email again. */
  reload: ({ context: { purpose, viewerId } }) => ({ purpose, viewerId, link: null }),
  accepted: ['dead end: broken', 'dead end: resending.unregistered', 'dead end: used'],
})
