import type { Meta, StoryObj } from '@storybook/react-vite'

import {
  AMIRA_LIST_INPUT,
  CONFIRMED_ENTRY,
  WELCOME_ENTRY,
} from '@masar/machines/notifications/notifications.journeys.ts'
import type { NotificationsContext } from '@masar/machines/notifications/notifications-facts.ts'
import { notificationsMachine } from '@masar/machines/notifications/notifications.machine.ts'

import { NotificationsScreen, type Regions } from './notifications-screen.tsx'

const TWO_ENTRIES_CONTEXT: NotificationsContext = {
  ...AMIRA_LIST_INPUT,
  ledger: { notices: [CONFIRMED_ENTRY, WELCOME_ENTRY], unread: 1, total: 2 },
  queue: [],
  graced: null,
  page: 1,
  problem: null,
  listProblem: null,
}
const NO_ENTRIES_CONTEXT: NotificationsContext = {
  ...TWO_ENTRIES_CONTEXT,
  ledger: { notices: [], unread: 0, total: 0 },
}
const READ_CHANGE = { kind: 'read', ids: [CONFIRMED_ENTRY.id], all: false } as const
const DELETED_CHANGE = { kind: 'deleted', ids: [CONFIRMED_ENTRY.id], all: false } as const

const toStateValue = (regions: Partial<Regions>): Regions => ({
  counter: 'fresh',
  list: 'shown',
  sync: 'idle',
  deletion: 'steady',
  ...regions,
})

const meta = {
  title: 'Notifications/List',
  component: NotificationsScreen,
  parameters: { machine: notificationsMachine.id },
  tags: ['autodocs', 'nightly'],
} satisfies Meta<typeof NotificationsScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Shown: Story = {
  args: { value: toStateValue({}), context: TWO_ENTRIES_CONTEXT },
  tags: ['!nightly'],
}
export const Empty: Story = {
  args: { value: toStateValue({ list: 'empty' }), context: NO_ENTRIES_CONTEXT },
  tags: ['!nightly'],
}
export const Loading: Story = {
  args: {
    value: toStateValue({ list: 'loading', counter: 'reading' }),
    context: NO_ENTRIES_CONTEXT,
  },
}
export const Queued: Story = {
  args: {
    value: toStateValue({ list: 'queued', sync: 'saving', counter: 'deferred' }),
    context: { ...NO_ENTRIES_CONTEXT, queue: [READ_CHANGE] },
  },
}
export const Deferred: Story = {
  args: {
    value: toStateValue({ list: 'deferred', sync: 'saving', counter: 'deferred' }),
    context: { ...TWO_ENTRIES_CONTEXT, queue: [READ_CHANGE] },
  },
}
export const Refreshing: Story = {
  args: {
    value: toStateValue({ list: 'refreshing', counter: 'reading' }),
    context: TWO_ENTRIES_CONTEXT,
  },
}
export const Failed: Story = {
  args: {
    value: toStateValue({ list: 'failed', counter: 'stale' }),
    context: { ...NO_ENTRIES_CONTEXT, listProblem: { kind: 'network' } },
  },
}
export const Outdated: Story = {
  args: {
    value: toStateValue({ list: 'outdated', counter: 'stale' }),
    context: { ...TWO_ENTRIES_CONTEXT, listProblem: { kind: 'network' } },
  },
}
export const RolledBack: Story = {
  args: {
    value: toStateValue({ sync: 'rolledBack' }),
    context: { ...TWO_ENTRIES_CONTEXT, problem: { kind: 'timeout' } },
  },
  tags: ['!nightly'],
}
export const Undoable: Story = {
  args: {
    value: toStateValue({ list: 'deferred', deletion: 'undoable', counter: 'deferred' }),
    context: { ...TWO_ENTRIES_CONTEXT, graced: DELETED_CHANGE },
  },
}
/** The counter in the header is still updated while the list is closed. */
export const Closed: Story = {
  args: { value: toStateValue({ list: 'closed' }), context: NO_ENTRIES_CONTEXT },
}
