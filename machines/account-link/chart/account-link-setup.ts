import { assign, emit, setup } from 'xstate'

import { findNewPasswordIssues } from '@masar/domain/person/passwords.ts'
import { isAmbiguous, toProblem } from '@masar/domain/service/problem.ts'

import type { Answer, HandledRefusal, RefusalCodes } from '../../answer.ts'
import { assertDefined } from '../../assert-defined.ts'
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
import { readDone, readOutput, answerGuards, makeRefusedGuard } from '../../invoked.ts'

/** `unknown`: the server gives no reason, as is always the case with older servers. */
export type LinkRefusal =
  | HandledRefusal<
      'checkLink' | 'confirmEmail' | 'activate',
      'link-expired' | 'link-used' | 'link-replaced' | 'invalid-request'
    >
  | 'unknown'
export type LinkAnswer = Answer<LinkRefusal>

/** `unknown-email`: no account has this address. */
export type ResendAnswer = { ok: true } | { ok: false; refused: 'unknown-email' }

/** How the server reports each refusal. A 204 means that the server does not recognize the link. */
export const LINK_REFUSALS: RefusalCodes<LinkRefusal> = {
  'link-used': [],
  'link-replaced': [],
  'link-expired': [],
  'invalid-request': [400, 422],
  unknown: [204, 403, 404, 409, 410],
}

/** For a used link, the server may respond with one of these statuses and no reason. */
const USED_LINK_STATUSES = [204, 404, 410]

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
    checkLink: port<LinkAnswer, { purpose: LinkPurpose; link: Link }>('checkLink'),
    verifyEmail: port<LinkAnswer, { link: Link }>('verifyEmail'),
    /** `invalid-request`: the server does not accept the password. */
    savePassword: port<LinkAnswer, { link: Link; password: string }>('savePassword'),
    resendLink: port<ResendAnswer, { purpose: LinkPurpose; email: string }>('resendLink'),
  },
  guards: {
    hasNoLink: ({ context }) => context.link === null,
    isOtherAccount: ({ context: { link, viewerId } }) =>
      viewerId !== null && viewerId !== link?.userId,
    isVerification: ({ context }) => context.purpose === 'verify',
    ...answerGuards,
    /** The first attempt used the link, but its response was lost. */
    wasUsedByThisPage: ({ context, event }) => {
      const answer = readDone(event) as LinkAnswer
      return context.submitted && !answer.ok && USED_LINK_STATUSES.includes(answer.problem.status)
    },
    isInvalidPassword: ({ event }) =>
      event.type === 'password.chosen' &&
      findNewPasswordIssues(event.password, event.repeated).length > 0,
  },
  actions: {
    assignViewer: assign(({ event }) =>
      event.type === 'session.changed' ? { viewerId: event.viewerId } : {},
    ),
    assignIssues: assign(({ event }) =>
      event.type === 'password.chosen'
        ? { issues: findNewPasswordIssues(event.password, event.repeated) }
        : {},
    ),
    assignFormProblem: assign(({ context }, { error }: { error: unknown }) => {
      const problem = toProblem(error)
      return { problem, submitted: context.submitted || isAmbiguous(problem) }
    }),
    assignProblem: assign((_, { error }: { error: unknown }) => ({ problem: toProblem(error) })),
    assignRefusal: assign((_, answer: LinkAnswer) => ({
      problem: answer.ok ? null : answer.problem,
    })),
    clearProblem: assign({ problem: null }),
    clearLink: assign({ link: null }),
    emitSettled: emit(({ context: { purpose, email } }) => ({
      type: 'settled' as const,
      purpose,
      email: assertDefined(email, 'address'),
    })),
  },
})

export const assignRefusal = {
  type: 'assignRefusal',
  params: readOutput<LinkAnswer>,
} as const

const makeLinkTransition = <Refusal extends LinkRefusal, Target extends string>(
  by: Refusal,
  target: Target,
) =>
  ({
    guard: makeRefusedGuard(by),
    target,
    actions: assignRefusal,
  }) as const

/** Next states for links that the server does not accept. */
export const LINK_ENDINGS = [
  makeLinkTransition('link-used', '#accountLink.used'),
  makeLinkTransition('link-replaced', '#accountLink.replaced'),
  makeLinkTransition('link-expired', '#accountLink.expired'),
  makeLinkTransition('unknown', '#accountLink.unknown'),
] as const
