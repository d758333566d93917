import type { Meta, StoryObj } from '@storybook/react-vite'

import {
  AMIRAS_LIST,
  CONFIRMED_ENTRY,
  WELCOME,
} from '@masar/machines/notifications/notifications.journeys.ts'
import type { NotificationsContext } from '@masar/machines/notifications/notifications-facts.ts'
import { notificationsMachine } from '@masar/machines/notifications/notifications.machine.ts'

import { NotificationsScreen, type Regions } from './notifications-screen.tsx'

const TWO: NotificationsContext = {
  ...AMIRAS_LIST,
  ledger: { notices: [CONFIRMED_ENTRY, WELCOME], unread: 1, total: 2 },
  queue: [],
  graced: null,
  page: 1,
  problem: null,
  listProblem: null,
}
const NONE: NotificationsContext = { ...TWO, ledger: { notices: [], unread: 0, total: 0 } }
const READ = { kind: 'read', ids: [CONFIRMED_ENTRY.id], all: false } as const
const GONE = { kind: 'deleted', ids: [CONFIRMED_ENTRY.id], all: false } as const

const at = (regions: Partial<Regions>): Regions => ({
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

export const Shown: Story = { args: { value: at({}), context: TWO }, tags: ['!nightly'] }
export const Empty: Story = {
  args: { value: at({ list: 'empty' }), context: NONE },
  tags: ['!nightly'],
}
export const Loading: Story = {
  args: { value: at({ list: 'loading', counter: 'reading' }), context: NONE },
}
export const Queued: Story = {
  args: {
    value: at({ list: 'queued', sync: 'saving', counter: 'deferred' }),
    context: { ...NONE, queue: [READ] },
  },
}
export const Deferred: Story = {
  args: {
    value: at({ list: 'deferred', sync: 'saving', counter: 'deferred' }),
    context: { ...TWO, queue: [READ] },
  },
}
export const Refreshing: Story = {
  args: { value: at({ list: 'refreshing', counter: 'reading' }), context: TWO },
}
export const Failed: Story = {
  args: {
    value: at({ list: 'failed', counter: 'stale' }),
    context: { ...NONE, listProblem: { kind: 'network' } },
  },
}
export const Outdated: Story = {
  args: {
    value: at({ list: 'outdated', counter: 'stale' }),
    context: { ...TWO, listProblem: { kind: 'network' } },
  },
}
export const RolledBack: Story = {
  args: {
    value: at({ sync: 'rolledBack' }),
    context: { ...TWO, problem: { kind: 'timeout' } },
  },
  tags: ['!nightly'],
}
export const Undoable: Story = {
  args: {
    value: at({ list: 'deferred', deletion: 'undoable', counter: 'deferred' }),
    context: { ...TWO, graced: GONE },
  },
}
/** The bell keeps counting while the list is closed. */
export const Closed: Story = { args: { value: at({ list: 'closed' }), context: NONE } }
