import type { ActorRefFrom } from 'xstate'

import { writeToOperator } from '#api/calls/operator-mail.ts'
import { toResult } from '#api/to-result.ts'
import { defineFlow } from '#flows/define-flow.ts'
import { contactMachine, MESSAGE_REFUSALS } from '@masar/machines/contact/contact.machine.ts'

import { contactDraft } from './contact-draft.ts'

export type ContactActor = ActorRefFrom<typeof contactMachine>

/** The flow that sends a message to the operator. It runs while the contact page is open. */
export const contactFlow = defineFlow({
  name: 'contact',
  machine: contactMachine,
  key: (operator: string) => operator,
  input: () => undefined,
  ports: ({ deps: { api, locale }, subject: operator }) => ({
    sendMessage: (message) =>
      toResult(
        writeToOperator(api, { ...message, operator, language: locale.read() }),
        MESSAGE_REFUSALS,
      ),
  }),
  onEmit: contactDraft.forget,
})
