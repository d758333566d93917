import { held } from '../held.ts'
import { failed } from '../invoked.ts'
import { accountLinkSetup, keepRefusal, LINK_OVER } from './chart/account-link-setup.ts'
import { choosingPassword } from './chart/choosing.ts'
import { resending } from './chart/resending.ts'

/**
 * Opens a link from an email: sets a password for a new or existing account, or verifies an
 * address. The secret stays in memory, and only as long as it is needed.
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
  on: { 'session.changed': { actions: 'takeViewer' } },
  states: {
    starting: {
      meta: { title: 'A link of a mail was opened' },
      always: [
        { guard: 'hasNoLink', target: 'broken' },
        { guard: 'isOtherAccount', target: 'otherAccount' },
        { guard: 'isVerification', target: 'verifying' },
        { target: 'checking' },
      ],
    },
    otherAccount: {
      meta: { title: 'The link is for another account than the one signed in' },
      on: { 'session.changed': { target: 'starting', actions: 'takeViewer' } },
    },
    checking: {
      tags: 'busy',
      meta: { title: 'Checking the link', req: 'ACCOUNT-35' },
      entry: 'forgetProblem',
      invoke: {
        id: 'checkLink',
        src: 'checkLink',
        input: ({ context: { purpose, link } }) => ({ purpose, link: held(link, 'link') }),
        onDone: [
          { guard: 'isAccepted', target: 'choosing' },
          ...LINK_OVER,
          { target: 'broken', actions: keepRefusal },
        ],
        onError: { target: 'checkFailed', actions: { type: 'keepProblem', params: failed } },
      },
    },
    verifying: {
      tags: 'busy',
      meta: { title: 'Verifying the address', req: 'WIRE-70' },
      entry: 'forgetProblem',
      invoke: {
        id: 'verifyEmail',
        src: 'verifyEmail',
        input: ({ context }) => ({ link: held(context.link, 'link') }),
        onDone: [
          { guard: 'isAccepted', target: 'done' },
          ...LINK_OVER,
          { target: 'broken', actions: keepRefusal },
        ],
        onError: { target: 'checkFailed', actions: { type: 'keepProblem', params: failed } },
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
      meta: { title: 'Your account activation link expired.', req: 'ACCOUNT-28' },
      entry: 'forgetLink',
      on: { 'resend.requested': 'resending' },
    },
    replaced: {
      tags: ['over', 'resendable'],
      meta: { title: 'A newer link was sent' },
      entry: 'forgetLink',
      on: { 'resend.requested': 'resending' },
    },
    unknown: {
      tags: ['over', 'resendable'],
      meta: { title: 'This link doesn’t work' },
      entry: 'forgetLink',
      on: { 'resend.requested': 'resending' },
    },
    used: {
      tags: 'over',
      meta: { title: 'The link has done its work' },
      entry: 'forgetLink',
    },
    broken: { tags: 'over', meta: { title: 'The link is incomplete' }, entry: 'forgetLink' },
    resending,
    done: {
      type: 'final',
      tags: 'done',
      meta: { title: 'The server said yes', req: 'ACCOUNT-8' },
      entry: ['forgetLink', 'tellSettled'],
    },
  },
})
