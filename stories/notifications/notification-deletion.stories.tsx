import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { StateValueFrom } from 'xstate'
import { createStillActor } from 'storybook-addon-statechart'

import { type DeletionContext, deletionMachine } from '@masar/machines/deletion/deletion.machine.ts'
import {
  AMIRA_LIST_INPUT,
  CONFIRMED_ENTRY,
  WELCOME_ENTRY,
} from '@masar/machines/notifications/notifications.journeys.ts'

import { DeletionDialog } from '../../src/features/notifications/deletion-dialog.tsx'

const CLOSED_CONTEXT: DeletionContext = {
  userId: AMIRA_LIST_INPUT.userId,
  ids: [],
  all: false,
  problem: null,
}
const OPEN_CONTEXT: DeletionContext = {
  userId: AMIRA_LIST_INPUT.userId,
  ids: [CONFIRMED_ENTRY.id, WELCOME_ENTRY.id],
  all: true,
  problem: null,
}

interface DeletionScreenProps {
  value: StateValueFrom<typeof deletionMachine>
  context: DeletionContext
}

function DeletionScreen({ value, context }: DeletionScreenProps) {
  const [actor] = useState(() => createStillActor(deletionMachine, value, context))

  return <DeletionDialog actor={actor} />
}

const meta = {
  title: 'Notifications/Deletion',
  component: DeletionScreen,
  parameters: { machine: deletionMachine.id },
  tags: ['autodocs', 'nightly'],
} satisfies Meta<typeof DeletionScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Closed: Story = { args: { value: 'closed', context: CLOSED_CONTEXT } }
export const LoadingIds: Story = {
  args: { value: 'loadingIds', context: { ...OPEN_CONTEXT, ids: [] } },
}
export const LoadFailed: Story = {
  args: {
    value: 'loadFailed',
    context: { ...OPEN_CONTEXT, ids: [], problem: { kind: 'network' } },
  },
}
export const Confirming: Story = {
  args: { value: 'confirming', context: OPEN_CONTEXT },
  tags: ['!nightly'],
}
