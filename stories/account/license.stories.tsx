import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { createStillActor } from 'storybook-addon-statechart'

import {
  CUSTOMER_ID,
  AMIRAS_FILE,
  UNTYPED_FILE,
  PHOTO,
  SCAN,
  TEMPORARY_FILE,
} from '@masar/machines/license/license.journeys.ts'
import type { LicenseContext } from '@masar/machines/license/license-facts.ts'
import { licenseMachine } from '@masar/machines/license/license.machine.ts'

import { styled } from '#ui/style/styled.ts'

import { LicensePanel } from '../../src/features/license/license-panel.tsx'

interface LicenseScreenProps {
  value: StateValueFrom<typeof licenseMachine>
  context: LicenseContext
  isMissing?: boolean
}

function LicenseScreen({ value, context, isMissing = false }: LicenseScreenProps) {
  const [actor] = useState(() => createStillActor(licenseMachine, value, context))
  const license = { actor, pick: () => Promise.resolve() }

  return (
    <styled.div p="4">
      <LicensePanel license={license} isMissing={isMissing} />
    </styled.div>
  )
}

const meta = {
  title: 'Account/Driving licence',
  component: LicenseScreen,
  parameters: { machine: licenseMachine.id },
  tags: ['autodocs', 'nightly'],
} satisfies Meta<typeof LicenseScreen>
export default meta

type Story = StoryObj<typeof meta>

const GUEST_CONTEXT: LicenseContext = {
  userId: null,
  file: null,
  pick: null,
  percent: 0,
  issue: null,
  problem: null,
}
const AMIRA_CONTEXT: LicenseContext = { ...GUEST_CONTEXT, userId: CUSTOMER_ID, file: AMIRAS_FILE }

export const Empty: Story = { args: { value: 'empty', context: GUEST_CONTEXT }, tags: ['!nightly'] }

/** The customer continued without a license that the supplier requires. */
export const Missing: Story = { args: { value: 'empty', context: GUEST_CONTEXT, isMissing: true } }

/** Detected from the first bytes, whatever the file name is. */
export const WrongKind: Story = {
  args: { value: 'empty', context: { ...GUEST_CONTEXT, pick: UNTYPED_FILE, issue: 'wrong-kind' } },
}

/** The server checks this too, in case the page's check is bypassed. */
export const TooLarge: Story = {
  args: { value: 'uploaded', context: { ...AMIRA_CONTEXT, pick: PHOTO, issue: 'too-large' } },
}

export const Uploading: Story = {
  args: { value: 'uploading', context: { ...GUEST_CONTEXT, pick: PHOTO, percent: 62 } },
  tags: ['in-english'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Stop sending' })).toBeEnabled()
  },
}

/** The upload is complete, and the server checks the file. */
export const Checking: Story = {
  args: { value: 'uploading', context: { ...AMIRA_CONTEXT, pick: SCAN, percent: 100 } },
}

export const Failed: Story = {
  args: {
    value: 'failed',
    context: { ...GUEST_CONTEXT, pick: PHOTO, problem: { kind: 'network' } },
  },
  tags: ['!nightly'],
}

/** The old file stays until the server has accepted the new one. */
export const ReplacingFailed: Story = {
  args: {
    value: 'failed',
    context: {
      ...AMIRA_CONTEXT,
      pick: PHOTO,
      problem: { kind: 'http', status: 429, retryAfter: 20 },
    },
  },
}

export const Uploaded: Story = {
  args: { value: 'uploaded', context: AMIRA_CONTEXT },
  tags: ['!nightly'],
}

export const Confirming: Story = {
  args: { value: { removal: 'confirming' }, context: AMIRA_CONTEXT },
}

export const Removing: Story = { args: { value: { removal: 'sending' }, context: AMIRA_CONTEXT } }

export const RemovalFailed: Story = {
  args: {
    value: { removal: 'failed' },
    context: { ...AMIRA_CONTEXT, problem: { kind: 'timeout' } },
  },
}

/** A guest abandons the booking; this is rarely visible. */
export const Closing: Story = {
  args: { value: 'closing', context: { ...GUEST_CONTEXT, file: TEMPORARY_FILE } },
}
