import { assign, emit, setup } from 'xstate'

import { toProblem } from '@masar/domain/service/problem.ts'

import type { Answer } from '../../answer.ts'
import { answerGuards, readDone } from '../../invoked.ts'
import { port } from '../../port.ts'
import type {
  CheckAnswer,
  CheckRefusal,
  Credentials,
  SessionAnswer,
  SessionContext,
  SessionEvent,
  SessionFact,
  SessionRefusal,
  SessionTag,
  SignOutReason,
  SignInRefusal,
  SignUpForm,
  SignUpRefusal,
  SocialRefusal,
  StoredUser,
  UserAnswer,
  SocialCredential,
} from '../session-facts.ts'

export const sessionSetup = setup({
  types: {
    input: {} as { stored: StoredUser | null },
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionFact,
    tags: {} as SessionTag,
    meta: {} as { title: string; req?: string },
  },
  actors: {
    validateSession: port<CheckAnswer>('validateSession'),
    /** A suspension is reported by `blacklisted` or by the refusal `suspended`. */
    loadUser: port<UserAnswer<CheckRefusal>, { id: string }>('loadUser'),
    signIn: port<UserAnswer<SignInRefusal>, Credentials>('signIn'),
    /** `invalid-request` at `/accessToken`: the server does not accept the token. */
    signInSocially: port<UserAnswer<SocialRefusal>, { voucher: SocialCredential; stay: boolean }>(
      'signInSocially',
    ),
    checkEmail: port<Answer<SignUpRefusal>, { email: string }>('checkEmail'),
    signUp: port<Answer<SignUpRefusal>, SignUpForm>('signUp'),
    signOut: port<void>('signOut'),
  },
  guards: {
    hasStoredUser: ({ context }) => context.stored !== null,
    isOtherUser: ({ context, event }) =>
      event.type === 'tab.signedIn' && event.stored.id !== context.stored?.id,
    isAccepted: answerGuards.isAccepted,
    isSuspended: ({ event }) => {
      const answer = readDone(event) as SessionAnswer | UserAnswer<SessionRefusal>
      return answer.ok
        ? 'user' in answer && answer.user.blacklisted
        : answer.refused === 'suspended'
    },
  },
  actions: {
    assignUser: assign((_, answer: UserAnswer<SessionRefusal>) => {
      if (!answer.ok) return {}
      const { user } = answer
      const stored = { id: user.id, language: user.language }
      return { user, stored, why: 'visitor' as const, problem: null, refused: null }
    }),
    changeUser: assign(({ context: { user, stored }, event }) => {
      if (event.type !== 'user.changed' || !user || !stored) return {}
      const changed = { ...user, ...event.user, id: user.id, blacklisted: user.blacklisted }
      return { user: changed, stored: { ...stored, language: changed.language } }
    }),
    clearUser: assign((_, { why }: { why: SignOutReason }) => ({
      user: null,
      why,
      ...(why !== 'unreachable' && { stored: null }),
    })),
    /** A suspended customer's data is never shown, so it is cleared. */
    clearPerson: assign({
      user: null,
      stored: null,
      why: 'visitor',
      problem: null,
      refused: 'suspended',
    }),
    assignTabSession: assign(({ event }) =>
      event.type === 'tab.signedIn' ? { user: null, stored: event.stored } : {},
    ),
    assignForm: assign(({ event }) =>
      event.type === 'signUp.requested' ? { form: event.form } : {},
    ),
    clearForm: assign({ form: null }),
    assignRefusal: assign((_, answer: SessionAnswer) =>
      answer.ok ? {} : { problem: answer.problem, refused: answer.refused },
    ),
    assignProblem: assign((_, { error }: { error: unknown }) => ({
      problem: toProblem(error),
      refused: null,
    })),
    clearProblem: assign({ problem: null, refused: null }),
    emitSignedIn: emit(({ context }) => ({ type: 'signedIn', user: context.user }) as SessionFact),
    emitSuspended: emit({ type: 'suspended' }),
    emitReplaced: emit({ type: 'replaced' }),
    emitSignedOut: emit(({ context, event }) => ({
      type: 'signedOut',
      why: context.why,
      toSignIn: event.type === 'signOut.requested' && event.toSignIn,
    })),
  },
})
