import { assign, emit, setup } from 'xstate'

import { newPasswordFaults } from '#domain/passwords.ts'
import { codeOf, isAmbiguous, statusOf, toProblem } from '#domain/problem.ts'

import { port } from '../../port.ts'
import type {
  AccountLinkContext,
  AccountLinkEvent,
  AccountLinkFact,
  AccountLinkInput,
  AccountLinkTag,
  Link,
  LinkPurpose,
} from '../account-link-facts.ts'

interface Moment {
  context: AccountLinkContext
  event: AccountLinkEvent
}

const isCode =
  (code: string) =>
  ({ context }: Moment) =>
    codeOf(context.problem) === code

const isStatus =
  (...statuses: number[]) =>
  ({ context }: Moment) =>
    statuses.includes(statusOf(context.problem) ?? 0)

/**
 * The words the chart of a mailed link is written in. Ports reject with 409 and code
 * `link-expired`, `link-used` or `link-replaced`; with 204 when the server cannot or will not say.
 */
export const accountLinkSetup = setup({
  types: {
    input: {} as AccountLinkInput,
    context: {} as AccountLinkContext,
    events: {} as AccountLinkEvent,
    emitted: {} as AccountLinkFact,
    tags: {} as AccountLinkTag,
    meta: {} as { title: string; req?: string },
  },
  actors: {
    checkLink: port<void, { purpose: LinkPurpose; link: Link }>('checkLink'),
    verifyEmail: port<void, { link: Link }>('verifyEmail'),
    /** Rejects with 422 for a password the server does not take. */
    savePassword: port<void, { link: Link; password: string }>('savePassword'),
    /** Rejects with 204 when no account has the address. */
    resendLink: port<void, { purpose: LinkPurpose; email: string }>('resendLink'),
  },
  guards: {
    hasNoLink: ({ context }) => context.link === null,
    isOtherAccount: ({ context: { link, viewerId } }) =>
      viewerId !== null && viewerId !== link?.userId,
    isVerification: ({ context }) => context.purpose === 'verify',
    isUsed: isCode('link-used'),
    isReplaced: isCode('link-replaced'),
    isExpired: isCode('link-expired'),
    /** An older backend tells no reasons. */
    isUnknown: isStatus(204, 403, 404, 409, 410),
    isMalformed: isStatus(400, 422),
    /** The answer to the first try was lost, and the second finds the link used up: by the first. */
    isSpentByUs: (moment) => moment.context.submitted && isStatus(204, 404, 410)(moment),
    isWrong: ({ event }) =>
      event.type === 'password.chosen' &&
      newPasswordFaults(event.password, event.repeated).length > 0,
  },
  actions: {
    takeViewer: assign(({ event }) =>
      event.type === 'session.changed' ? { viewerId: event.viewerId } : {},
    ),
    noteFaults: assign(({ event }) =>
      event.type === 'password.chosen'
        ? { faults: newPasswordFaults(event.password, event.repeated) }
        : {},
    ),
    noteProblem: assign(({ context }, { error }: { error: unknown }) => {
      const problem = toProblem(error)
      return { problem, submitted: context.submitted || isAmbiguous(problem) }
    }),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: toProblem(error) })),
    forgetProblem: assign({ problem: null }),
    forgetLink: assign({ link: null }),
    tellSettled: emit(({ context: { purpose, email } }) => ({
      type: 'settled' as const,
      purpose,
      email: email ?? '',
    })),
  },
})

/** For the moment in which there is no link: the chart does not lead there. */
export const NO_LINK: Link = { userId: '', email: '', token: '' }
