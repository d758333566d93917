import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import type { StateValueFrom } from 'xstate'

import {
  CUSTOMER_ID,
  AMIRAS_FILE,
  FILM,
  PHOTO,
  SCAN,
  TEMPORARY_FILE,
} from '@masar/machines/license/license.journeys.ts'
import type { LicenseContext } from '@masar/machines/license/license-facts.ts'
import { licenseMachine } from '@masar/machines/license/license.machine.ts'

import { styled } from '#ui/style/styled.ts'

import { LicensePanel } from '../../src/features/license/license-panel.tsx'
import { still } from '../still.ts'

interface LicenseScreenProps {
  value: StateValueFrom<typeof licenseMachine>
  context: LicenseContext
  isMissing?: boolean
}

function LicenseScreen({ value, context, isMissing = false }: LicenseScreenProps) {
  const [actor] = useState(() => still(licenseMachine, value, context))
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

const GUEST: LicenseContext = {
  userId: null,
  file: null,
  pick: null,
  percent: 0,
  issue: null,
  problem: null,
}
const AMIRA: LicenseContext = { ...GUEST, userId: CUSTOMER_ID, file: AMIRAS_FILE }

export const Empty: Story = { args: { value: 'empty', context: GUEST }, tags: ['!nightly'] }

/** Somebody went on without one where the supplier asks for it. */
export const Missing: Story = { args: { value: 'empty', context: GUEST, isMissing: true } }

/** By its first bytes, whatever its name says. */
export const WrongKind: Story = {
  args: { value: 'empty', context: { ...GUEST, pick: FILM, issue: 'wrong-kind' } },
}

/** The server says it, too, for those who find a way round the page. */
export const TooLarge: Story = {
  args: { value: 'present', context: { ...AMIRA, pick: PHOTO, issue: 'too-large' } },
}

export const Uploading: Story = {
  args: { value: 'uploading', context: { ...GUEST, pick: PHOTO, percent: 62 } },
  tags: ['in-english'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Stop sending' })).toBeEnabled()
  },
}

/** All of it is sent, and the server looks at it. */
export const Checking: Story = {
  args: { value: 'uploading', context: { ...AMIRA, pick: SCAN, percent: 100 } },
}

export const Failed: Story = {
  args: { value: 'failed', context: { ...GUEST, pick: PHOTO, problem: { kind: 'network' } } },
  tags: ['!nightly'],
}

/** The old one stays until the server has taken the new one. */
export const ReplacingFailed: Story = {
  args: {
    value: 'failed',
    context: { ...AMIRA, pick: PHOTO, problem: { kind: 'http', status: 429, retryAfter: 20 } },
  },
}

export const Present: Story = { args: { value: 'present', context: AMIRA }, tags: ['!nightly'] }

export const Asking: Story = { args: { value: { removal: 'asking' }, context: AMIRA } }

export const Removing: Story = { args: { value: { removal: 'sending' }, context: AMIRA } }

export const RemovalFailed: Story = {
  args: {
    value: { removal: 'failed' },
    context: { ...AMIRA, problem: { kind: 'timeout' } },
  },
}

/** A guest gives up: hardly anybody sees it. */
export const Leaving: Story = {
  args: { value: 'leaving', context: { ...GUEST, file: TEMPORARY_FILE } },
}
