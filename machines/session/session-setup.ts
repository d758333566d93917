import { assign, emit, setup } from 'xstate'

import { codeOf, statusOf, toProblem } from '#domain/problem.ts'

import { port } from '../port.ts'
import type {
  Credentials,
  SessionContext,
  SessionEvent,
  SessionFact,
  SessionTag,
  SignedOutWhy,
  SignUpForm,
  StoredUser,
  User,
  Voucher,
} from './session-facts.ts'

/** Answers that mean "this session is none", as against "ask me later". */
const SERVER_SAYS_NO = [204, 401, 403, 404]

/** The words the session chart is written in. */
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
    /** Rejects with 401 when the session is none, with code `suspended` for a blacklisted user. */
    validateSession: port<void>('validateSession'),
    loadUser: port<User, { id: string }>('loadUser'),
    /** Rejects with code `wrong-credentials`; a blacklisted user is an output. */
    signIn: port<User, Credentials>('signIn'),
    /** Rejects with 400 at `/accessToken` for a word that is not believed, with 403 for staff. */
    signInSocially: port<User, { voucher: Voucher; stay: boolean }>('signInSocially'),
    /** Rejects with code `email-taken`. */
    checkEmail: port<void, { email: string }>('checkEmail'),
    signUp: port<void, SignUpForm>('signUp'),
    signOut: port<void>('signOut'),
  },
  guards: {
    hasStoredUser: ({ context }) => context.stored !== null,
    isSomeoneElse: ({ context, event }) =>
      event.type === 'tab.signedIn' && event.stored.id !== context.stored?.id,
    isBlacklisted: ({ context }) => context.user?.blacklisted === true,
    isSuspended: (_, { user }: { user: User }) => user.blacklisted,
    isSuspension: ({ context }) => codeOf(context.problem) === 'suspended',
    isServerNo: ({ context }) => SERVER_SAYS_NO.includes(statusOf(context.problem) ?? 0),
  },
  actions: {
    takeUser: assign((_, { user }: { user: User }) => ({
      user,
      stored: { id: user.id, language: user.language },
      why: 'visitor' as const,
      problem: null,
    })),
    changeUser: assign(({ context: { user, stored }, event }) => {
      if (event.type !== 'user.changed' || !user || !stored) return {}
      const changed = { ...user, ...event.user, id: user.id, blacklisted: user.blacklisted }
      return { user: changed, stored: { ...stored, language: changed.language } }
    }),
    forgetUser: assign((_, { why }: { why: SignedOutWhy }) => ({
      user: null,
      why,
      ...(why !== 'unreachable' && { stored: null }),
    })),
    /** Nothing of a suspended customer is shown, so that nothing is held. */
    forgetPerson: assign({
      user: null,
      stored: null,
      why: 'visitor',
      problem: { kind: 'http', status: 401, code: 'suspended' },
    }),
    followTab: assign(({ event }) =>
      event.type === 'tab.signedIn' ? { user: null, stored: event.stored } : {},
    ),
    takeForm: assign(({ event }) =>
      event.type === 'signUp.requested' ? { form: event.form } : {},
    ),
    forgetForm: assign({ form: null }),
    rememberProblem: assign((_, { error }: { error: unknown }) => ({ problem: toProblem(error) })),
    forgetProblem: assign({ problem: null }),
    tellSignedIn: emit(({ context }) => ({ type: 'signedIn', user: context.user }) as SessionFact),
    tellSuspended: emit({ type: 'suspended' }),
    tellReplaced: emit({ type: 'replaced' }),
    tellSignedOut: emit(({ context, event }) => ({
      type: 'signedOut',
      why: context.why,
      toSignIn: event.type === 'signOut.requested' && event.toSignIn,
    })),
  },
})
