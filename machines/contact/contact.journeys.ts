import { defineModel } from 'statechart-paths'
import type { SnapshotFrom } from 'xstate'

import { SUCCESS, createHttpProblem, NETWORK_PROBLEM, createRefusal } from '../testing/problems.ts'
import { contactMachine, type Message } from './contact.machine.ts'

type Contact = SnapshotFrom<typeof contactMachine>

export const MESSAGE: Message = {
  email: 'amira@example.org',
  subject: 'Un siège enfant',
  message: 'Avez-vous des sièges pour enfants ?',
}

export const INVALID_SENDER_PROBLEM = createHttpProblem(400, 'invalid-request', {
  fields: ['/from'],
})
export const CONTACT_RATE_LIMIT_PROBLEM = createHttpProblem(429, 'too-many-requests', {
  retryAfter: 40,
})

/** What can happen to a visitor who writes to the operator. */
export const contactModel = defineModel({
  name: 'contact',
  machine: contactMachine,
  starts: { 'the page of contact': undefined },
  cases: [
    { label: 'sends a message', event: { type: 'message.completed', message: MESSAGE } },
    { label: 'wants to write another one', event: { type: 'another.requested' } },
  ],
  outcomes: {
    sendMessage: {
      done: {
        taken: SUCCESS,
        'a field refused': createRefusal('invalid-request', INVALID_SENDER_PROBLEM),
      },
      error: { 'no network': NETWORK_PROBLEM, 'too often': CONTACT_RATE_LIMIT_PROBLEM },
    },
  },
  project: ({ context: { email, problem } }) => [email, problem],
  invariants: {
    'a failure and a refusal have their reason': (at: Contact) =>
      at.hasTag('error') === (at.context.problem !== null),
    'sent: it is known where the copy goes': (at: Contact) =>
      !at.matches('sent') || at.context.email !== null,
  },
  relations: {
    'nothing is sent unless it was asked for': (before, label, after) =>
      !after.hasTag('busy') || before.hasTag('busy') || label === 'sends a message',
  },
  reload: () => undefined,
})
