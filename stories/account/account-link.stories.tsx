import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { StateValueFrom } from 'xstate'
import { createStillActor } from 'storybook-addon-statechart'

import type { Problem } from '@masar/domain/service/problem.ts'
import type { AccountLinkContext } from '@masar/machines/account-link/account-link-facts.ts'
import { LINK, UNUSABLE_LINKS } from '@masar/machines/account-link/account-link.journeys.ts'
import { accountLinkMachine } from '@masar/machines/account-link/account-link.machine.ts'

import { AccountLinkPage } from '../../src/features/account-link/account-link-page.tsx'

const OPENED_CONTEXT: AccountLinkContext = {
  purpose: 'activate',
  link: LINK,
  viewerId: null,
  email: LINK.email,
  issues: [],
  problem: null,
  submitted: false,
}

const createProblemContext = (problem: Problem): AccountLinkContext => ({
  ...OPENED_CONTEXT,
  link: null,
  problem,
})
const networkProblem: Problem = { kind: 'network' }

interface LinkScreenProps {
  value: StateValueFrom<typeof accountLinkMachine>
  context: AccountLinkContext
}

function LinkScreen({ value, context }: LinkScreenProps) {
  const [actor] = useState(() => createStillActor(accountLinkMachine, value, context))

  return <AccountLinkPage actor={actor} onSignOut={() => undefined} />
}

const meta = {
  title: 'Account/Mailed link',
  component: LinkScreen,
  parameters: { machine: accountLinkMachine.id },
  tags: ['autodocs', 'nightly'],
} satisfies Meta<typeof LinkScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Checking: Story = { args: { value: 'checking', context: OPENED_CONTEXT } }
export const Verifying: Story = {
  args: { value: 'verifying', context: { ...OPENED_CONTEXT, purpose: 'verify' } },
}
export const OtherAccount: Story = {
  args: {
    value: 'otherAccount',
    context: { ...OPENED_CONTEXT, purpose: 'reset', viewerId: '66aa00000000000000000002' },
  },
}
export const CheckFailed: Story = {
  args: { value: 'checkFailed', context: { ...OPENED_CONTEXT, problem: networkProblem } },
}
export const Form: Story = {
  args: { value: { choosing: 'form' }, context: OPENED_CONTEXT },
  tags: ['!nightly'],
}
export const FormOfAReset: Story = {
  args: { value: { choosing: 'form' }, context: { ...OPENED_CONTEXT, purpose: 'reset' } },
}
export const Saving: Story = { args: { value: { choosing: 'saving' }, context: OPENED_CONTEXT } }
export const SaveFailed: Story = {
  args: {
    value: { choosing: 'saveFailed' },
    context: { ...OPENED_CONTEXT, problem: { kind: 'http', status: 500 } },
  },
}
export const Expired: Story = {
  args: { value: 'expired', context: createProblemContext(UNUSABLE_LINKS.expired.problem) },
  tags: ['!nightly'],
}
export const Replaced: Story = {
  args: { value: 'replaced', context: createProblemContext(UNUSABLE_LINKS.replaced.problem) },
}
export const Unknown: Story = {
  args: { value: 'unknown', context: createProblemContext(UNUSABLE_LINKS.unknown.problem) },
}
export const Used: Story = {
  args: { value: 'used', context: createProblemContext(UNUSABLE_LINKS.used.problem) },
}
export const Broken: Story = {
  args: { value: 'broken', context: { ...OPENED_CONTEXT, link: null, email: null } },
}
export const Sending: Story = {
  args: { value: { resending: 'sending' }, context: { ...OPENED_CONTEXT, link: null } },
}
export const Resent: Story = {
  args: { value: { resending: 'resent' }, context: { ...OPENED_CONTEXT, link: null } },
}
export const Unregistered: Story = {
  args: { value: { resending: 'unregistered' }, context: { ...OPENED_CONTEXT, link: null } },
}
export const ResendFailed: Story = {
  args: { value: { resending: 'resendFailed' }, context: createProblemContext(networkProblem) },
}
export const Done: Story = { args: { value: 'done', context: { ...OPENED_CONTEXT, link: null } } }
