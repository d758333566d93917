import { assertDefined } from '../assert-defined.ts'
import { readErrorParams } from '../invoked.ts'
import { accountLinkSetup, assignRefusal, LINK_ENDINGS } from './chart/account-link-setup.ts'
import { choosingPassword } from './chart/choosing.ts'
import { resending } from './chart/resending.ts'

/**
 * Opens a link from an email: sets a password for a new or existing account, or verifies an address. The secret
 * stays in memory, and only while it is needed.
 */
export const accountLinkMachine = accountLinkSetup.createMachine({
  id: 'accountLink',
  options: { maxIterations: 100 },
  context: ({ input: { purpose, link, viewerId } }) => ({
    purpose,
    link,
    viewerId,
    email: link?.email ?? null,
    issues: [],
    problem: null,
    submitted: false,
  }),
  initial: 'starting',
  on: { 'session.changed': { actions: 'assignViewer' } },
  states: {
    starting: {
      meta: { title: 'A link in an email was opened' },
      always: [
        { guard: 'hasNoLink', target: 'broken' },
        { guard: 'isOtherAccount', target: 'otherAccount' },
        { guard: 'isVerification', target: 'verifying' },
        { target: 'checking' },
      ],
    },
    otherAccount: {
      meta: { title: 'The link is for another account than the one signed in' },
      on: { 'session.changed': { target: 'starting', actions: 'assignViewer' } },
    },
    checking: {
      tags: 'busy',
      meta: { title: 'Checking the link', req: 'ACCOUNT-35' },
      entry: 'clearProblem',
      invoke: {
        id: 'checkLink',
        src: 'checkLink',
        input: ({ context: { purpose, link } }) => ({ purpose, link: assertDefined(link, 'link') }),
        onDone: [
          { guard: 'isAccepted', target: 'choosing' },
          ...LINK_ENDINGS,
          { target: 'broken', actions: assignRefusal },
        ],
        onError: {
          target: 'checkFailed',
          actions: { type: 'assignProblem', params: readErrorParams },
        },
      },
    },
    verifying: {
      tags: 'busy',
      meta: { title: 'Verifying the address', req: 'WIRE-70' },
      entry: 'clearProblem',
      invoke: {
        id: 'verifyEmail',
        src: 'verifyEmail',
        input: ({ context }) => ({ link: assertDefined(context.link, 'link') }),
        onDone: [
          { guard: 'isAccepted', target: 'done' },
          ...LINK_ENDINGS,
          { target: 'broken', actions: assignRefusal },
        ],
        onError: {
          target: 'checkFailed',
          actions: { type: 'assignProblem', params: readErrorParams },
        },
      },
    },
    checkFailed: {
      tags: 'error',
      meta: { title: 'The link couldn’t be checked', req: 'FORM-10' },
      on: { 'retry.requested': 'starting' },
    },
    choosing: choosingPassword,
    expired: {
      tags: ['over', 'resendable'],
      meta: { title: 'Your account activation link expired', req: 'ACCOUNT-28' },
      entry: 'clearLink',
      on: { 'resend.requested': 'resending' },
    },
    replaced: {
      tags: ['over', 'resendable'],
      meta: { title: 'A newer link was sent' },
      entry: 'clearLink',
      on: { 'resend.requested': 'resending' },
    },
    unknown: {
      tags: ['over', 'resendable'],
      meta: { title: 'This link doesn’t work' },
      entry: 'clearLink',
      on: { 'resend.requested': 'resending' },
    },
    used: {
      tags: 'over',
      meta: { title: 'The link has done its work' },
      entry: 'clearLink',
    },
    broken: { tags: 'over', meta: { title: 'The link is incomplete' }, entry: 'clearLink' },
    resending,
    done: {
      type: 'final',
      tags: 'done',
      meta: { title: 'The link has worked', req: 'ACCOUNT-8' },
      entry: ['clearLink', 'emitSettled'],
    },
  },
})
