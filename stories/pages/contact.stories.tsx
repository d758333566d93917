import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { StateValueFrom } from 'xstate'
import { createStillActor } from 'storybook-addon-statechart'

import {
  INVALID_SENDER_PROBLEM,
  MESSAGE,
  CONTACT_RATE_LIMIT_PROBLEM,
} from '@masar/machines/contact/contact.journeys.ts'
import { type ContactContext, contactMachine } from '@masar/machines/contact/contact.machine.ts'
import { NETWORK_PROBLEM } from '@masar/machines/testing/problems.ts'

import { contactDraft } from '../../src/features/contact/contact-draft.ts'
import { ContactPage } from '../../src/features/contact/contact-page.tsx'
import { onScreen } from '../screens.ts'

interface ContactScreenProps {
  value: StateValueFrom<typeof contactMachine>
  context: ContactContext
}

function ContactScreen({ value, context }: ContactScreenProps) {
  const [actor] = useState(() => createStillActor(contactMachine, value, context))

  return <ContactPage actor={actor} contactEmail="contact@masar.example" />
}

const meta = {
  title: 'Pages/Contact',
  component: ContactScreen,
  parameters: { machine: contactMachine.id },
  tags: ['autodocs'],
  beforeEach: () => {
    contactDraft.keep(MESSAGE)
    return contactDraft.forget
  },
} satisfies Meta<typeof ContactScreen>
export default meta

type Story = StoryObj<typeof meta>

const NEW_CONTEXT: ContactContext = { email: null, problem: null }
const SENT_CONTEXT: ContactContext = { email: MESSAGE.email, problem: null }

export const Empty: Story = {
  args: { value: 'writing', context: NEW_CONTEXT },
  beforeEach: contactDraft.forget,
}
export const Writing: Story = {
  tags: ['nightly'],
  args: { value: 'writing', context: NEW_CONTEXT },
}
export const Sending: Story = {
  tags: ['nightly'],
  args: { value: 'sending', context: SENT_CONTEXT },
}
export const Refused: Story = {
  args: { value: 'refused', context: { ...SENT_CONTEXT, problem: INVALID_SENDER_PROBLEM } },
}
export const Failed: Story = {
  tags: ['nightly'],
  args: { value: 'failed', context: { ...SENT_CONTEXT, problem: NETWORK_PROBLEM } },
}
export const TooOften: Story = {
  tags: ['nightly'],
  args: { value: 'failed', context: { ...SENT_CONTEXT, problem: CONTACT_RATE_LIMIT_PROBLEM } },
}
export const Sent: Story = { tags: ['nightly'], args: { value: 'sent', context: SENT_CONTEXT } }
export const OnAPhone: Story = {
  tags: ['nightly'],
  ...Writing,
  globals: onScreen('narrow'),
}
