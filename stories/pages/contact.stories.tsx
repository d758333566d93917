import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { StateValueFrom } from 'xstate'
import { createStillActor } from 'storybook-addon-statechart'

import { INVALID_SENDER, MESSAGE, THROTTLED } from '@masar/machines/contact/contact.journeys.ts'
import { type ContactContext, contactMachine } from '@masar/machines/contact/contact.machine.ts'
import { NETWORK } from '@masar/machines/testing/problems.ts'

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

const NEW: ContactContext = { email: null, problem: null }
const GONE: ContactContext = { email: MESSAGE.email, problem: null }

export const Empty: Story = {
  args: { value: 'writing', context: NEW },
  beforeEach: contactDraft.forget,
}
export const Writing: Story = { tags: ['nightly'], args: { value: 'writing', context: NEW } }
export const Sending: Story = { tags: ['nightly'], args: { value: 'sending', context: GONE } }
export const Refused: Story = {
  args: { value: 'refused', context: { ...GONE, problem: INVALID_SENDER } },
}
export const Failed: Story = {
  tags: ['nightly'],
  args: { value: 'failed', context: { ...GONE, problem: NETWORK } },
}
export const TooOften: Story = {
  tags: ['nightly'],
  args: { value: 'failed', context: { ...GONE, problem: THROTTLED } },
}
export const Sent: Story = { tags: ['nightly'], args: { value: 'sent', context: GONE } }
export const OnAPhone: Story = {
  tags: ['nightly'],
  ...Writing,
  globals: onScreen('narrow'),
}
