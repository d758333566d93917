import { assertEvent, assign, emit, setup } from 'xstate'

import { type Problem, toProblem } from '@masar/domain/service/problem.ts'

import type { Answer, HandledRefusal } from '../answer.ts'
import { port } from '../port.ts'
import { readOutput, answerGuards, readErrorParams } from '../invoked.ts'

/** How the server reports rejected fields. */
export const MESSAGE_REFUSALS = { 'invalid-request': [400] } as const

const contactSetup = setup({
  types: {
    context: {} as ContactContext,
    events: {} as ContactEvent,
    emitted: {} as ContactFact,
    tags: {} as 'form' | 'busy' | 'error' | 'done',
    meta: {} as { title: string; req?: string },
  },
  actors: {
    sendMessage: port<MessageAnswer, Message>('sendMessage'),
  },
  guards: { isAccepted: answerGuards.isAccepted },
  actions: {
    assignEmail: assign(({ event }) =>
      event.type === 'message.completed' ? { email: event.message.email } : {},
    ),
    assignRefusal: assign((_, answer: MessageAnswer) => ({
      problem: answer.ok ? null : answer.problem,
    })),
    assignProblem: assign((_, { error }: { error: unknown }) => ({ problem: toProblem(error) })),
    clearMessage: assign({ email: null, problem: null }),
    clearProblem: assign({ problem: null }),
    emitSent: emit({ type: 'sent' }),
  },
})

const sendTransitions = { 'message.completed': 'sending' } as const

/**
 * Sends a message to the operator. The text stays in the form until the server has accepted it, and
 * is sent once, no matter how often the button is pressed.
 */
export const contactMachine = contactSetup.createMachine({
  id: 'contact',
  context: { email: null, problem: null },
  initial: 'writing',
  states: {
    writing: {
      tags: 'form',
      meta: { title: 'Writing a message', req: 'PAGE-19' },
      on: sendTransitions,
    },
    sending: {
      tags: ['form', 'busy'],
      meta: { title: 'Sending the message' },
      entry: ['assignEmail', 'clearProblem'],
      invoke: {
        id: 'sendMessage',
        src: 'sendMessage',
        input: ({ event }) => {
          assertEvent(event, 'message.completed')
          return event.message
        },
        onDone: [
          { guard: 'isAccepted', target: 'sent', actions: 'emitSent' },
          { target: 'refused', actions: { type: 'assignRefusal', params: readOutput } },
        ],
        onError: { target: 'failed', actions: { type: 'assignProblem', params: readErrorParams } },
      },
    },
    refused: {
      tags: ['form', 'error'],
      meta: { title: 'The server does not accept what was written', req: 'FORM-14' },
      on: sendTransitions,
    },
    failed: {
      tags: ['form', 'error'],
      meta: { title: 'The message has not been sent', req: 'FORM-10' },
      on: sendTransitions,
    },
    sent: {
      tags: 'done',
      meta: { title: 'The message has been sent', req: 'PAGE-34' },
      on: { 'another.requested': { target: 'writing', actions: 'clearMessage' } },
    },
  },
})

/** A message to the operator. */
export interface Message {
  email: string
  subject: string
  message: string
}

export interface ContactContext {
  /** The address that receives the copy of the last message. */
  email: string | null
  /** Why the last message was not sent, with the rejected fields. */
  problem: Problem | null
}

export type ContactEvent =
  | { type: 'message.completed'; message: Message }
  | { type: 'another.requested' }

/** Refused when the server rejects a field. */
export type MessageAnswer = Answer<HandledRefusal<'sendEmail', 'invalid-request'>>

/** The operator has the message, so the draft is no longer needed. */
export interface ContactFact {
  type: 'sent'
}
