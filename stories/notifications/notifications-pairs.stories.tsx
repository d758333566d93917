import type { Meta, StoryObj } from '@storybook/react-vite'

import { notificationsModel } from '@masar/machines/notifications/notifications.journeys.ts'
import { notificationsMachine } from '@masar/machines/notifications/notifications.machine.ts'
import lock from '@masar/machines/notifications/paths.lock.json?raw'

import { lockedScenes } from '../locked-scene.ts'
import { NotificationsScreen, type NotificationsScreenProps } from './notifications-screen.tsx'

const scene = lockedScenes(notificationsModel, lock)

/** The four regions in these states, as the lock first reaches them. */
const at = (counter: string, list: string, sync: string, deletion: string) =>
  scene(
    `counter.${counter} & list.${list} & sync.${sync} & deletion.${deletion}`,
  ) as NotificationsScreenProps

/** Together with the stories of the list these cover every reachable pair of states from different regions. */
const meta = {
  title: 'Notifications/Pairs',
  component: NotificationsScreen,
  parameters: { machine: notificationsMachine.id },
  tags: ['autodocs', 'nightly'],
} satisfies Meta<typeof NotificationsScreen>
export default meta

type Story = StoryObj<typeof meta>

export const DeferredRolledBackUndoableWhileCounterDeferred: Story = {
  args: at('deferred', 'deferred', 'rolledBack', 'undoable'),
}
export const ClosedRolledBackWhileCounting: Story = {
  args: at('reading', 'closed', 'rolledBack', 'steady'),
}
export const EmptyRolledBackWhileCounterStale: Story = {
  args: at('stale', 'empty', 'rolledBack', 'steady'),
}
export const FailedRolledBackWhileCounterFresh: Story = {
  args: at('fresh', 'failed', 'rolledBack', 'steady'),
}
export const LoadingRolledBackWhileCounterFresh: Story = {
  args: at('fresh', 'loading', 'rolledBack', 'steady'),
}
export const OutdatedRolledBackWhileCounterFresh: Story = {
  args: at('fresh', 'outdated', 'rolledBack', 'steady'),
}
export const RefreshingRolledBackWhileCounterFresh: Story = {
  args: at('fresh', 'refreshing', 'rolledBack', 'steady'),
}
export const ClosedSavingWhileCounterDeferred: Story = {
  args: at('deferred', 'closed', 'saving', 'steady'),
}
export const DeferredSavingUndoableWhileCounterDeferred: Story = {
  args: at('deferred', 'deferred', 'saving', 'undoable'),
}
export const EmptyWhileCounting: Story = { args: at('reading', 'empty', 'idle', 'steady') }
export const FailedWhileCounting: Story = { args: at('reading', 'failed', 'idle', 'steady') }
export const OutdatedWhileCounting: Story = { args: at('reading', 'outdated', 'idle', 'steady') }
export const ShownWhileCounting: Story = { args: at('reading', 'shown', 'idle', 'steady') }
export const ClosedWhileCounterStale: Story = { args: at('stale', 'closed', 'idle', 'steady') }
export const LoadingWhileCounterStale: Story = { args: at('stale', 'loading', 'idle', 'steady') }
export const RefreshingWhileCounterStale: Story = {
  args: at('stale', 'refreshing', 'idle', 'steady'),
}
export const ShownWhileCounterStale: Story = { args: at('stale', 'shown', 'idle', 'steady') }
