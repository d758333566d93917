import { assign, emit, setup } from 'xstate'

import { port } from '@masar/machines/port.ts'

import { defineFlow } from '../define-flow.ts'
import {
  listenToQueries,
  listenToNetwork,
  listenToOtherTabs,
  listenToVisibility,
  listenToSession,
  listenToChanges,
} from '../listeners.ts'

/** A test flow: the current user writes and sends an email. */
const mailMachine = setup({
  types: {
    input: {} as { to: string; text: string },
    context: {} as { to: string; text: string; by: string | null; heard: string[] },
    events: {} as
      | { type: 'text.edited'; text: string }
      | { type: 'send.requested' }
      | { type: 'session.changed'; userId: string | null }
      | { type: 'heard'; what: string },
    emitted: {} as { type: 'sent'; to: string },
  },
  actors: { send: port<string, { text: string }>('send') },
}).createMachine({
  id: 'letter',
  context: ({ input }) => ({ ...input, by: 'nobody yet', heard: [] }),
  on: {
    'session.changed': { actions: assign(({ event }) => ({ by: event.userId })) },
    heard: {
      actions: assign(({ context, event }) => ({ heard: [...context.heard, event.what] })),
    },
  },
  initial: 'writing',
  states: {
    writing: {
      on: {
        'text.edited': { actions: assign(({ event }) => ({ text: event.text })) },
        'send.requested': 'sending',
      },
    },
    sending: {
      invoke: {
        src: 'send',
        input: ({ context }) => ({ text: context.text }),
        onDone: {
          target: 'writing',
          actions: emit(({ context }) => ({ type: 'sent' as const, to: context.to })),
        },
        onError: 'writing',
      },
    },
  },
})

export const MAIL_STORAGE_KEY = 'test-letter'

/** Uses the name of an existing flow, because `FlowName` has none for tests. */
export const mailFlow = defineFlow({
  name: 'cancellation',
  machine: mailMachine,
  key: ({ to }: MailInput) => to,
  input: ({ storage }, { to }) => ({ to, text: storage().getItem(MAIL_STORAGE_KEY) ?? '' }),
  ports: ({ subject: { post } }) => ({ send: ({ text }, signal) => post(text, signal) }),
  listens: ({ deps: { session, locale, queryClient } }, actor) => [
    listenToSession(session, ({ user }) => ({
      type: 'session.changed',
      userId: user?._id ?? null,
    })),
    listenToChanges(locale, (language) => ({ type: 'heard', what: language })),
    listenToQueries(queryClient(), ['letters'], () => ({ type: 'heard', what: 'an answer' })),
    listenToNetwork({ type: 'heard', what: 'the network' }),
    listenToVisibility({ type: 'heard', what: 'the page' }),
    listenToOtherTabs('test-letters', {
      event: { type: 'heard', what: 'another tab' },
      when: (say) => {
        const sent = actor.on('sent', say)
        return () => sent.unsubscribe()
      },
    }),
  ],
  keeps: ({ deps: { storage } }) => ({
    keep: ({ context }) => storage().setItem(MAIL_STORAGE_KEY, context.text),
    forget: () => storage().removeItem(MAIL_STORAGE_KEY),
  }),
  onEmit: ({ to }, { subject }) => subject.onSent(to),
  ends: { once: (snapshot) => !snapshot.matches('sending') },
})

export interface MailInput {
  to: string
  post: (text: string, signal: AbortSignal) => Promise<string>
  onSent: (to: string) => void
}

export const makeMail = (to: string, changes: Partial<MailInput> = {}): MailInput => ({
  to,
  post: () => Promise.resolve('posted'),
  onSent: () => undefined,
  ...changes,
})
