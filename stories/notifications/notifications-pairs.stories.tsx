import type { Meta, StoryObj } from '@storybook/react-vite'

import { notificationsModel } from '@masar/machines/notifications/notifications.journeys.ts'
import { notificationsMachine } from '@masar/machines/notifications/notifications.machine.ts'
import lock from '@masar/machines/notifications/paths.lock.json?raw'

import { createSceneFinder } from '../locked-scene.ts'
import { NotificationsScreen, type NotificationsScreenProps } from './notifications-screen.tsx'

const findScene = createSceneFinder(notificationsModel, lock)

/** Returns the args for the four regions in these states, as they first occur in the lock. */
const createArgs = (counter: string, list: string, sync: string, deletion: string) =>
  findScene(
    `counter.${counter} & list.${list} & sync.${sync} & deletion.${deletion}`,
  ) as NotificationsScreenProps

/** Together with the stories of the list, these cover every reachable pair of states from different regions. */
const meta = {
  title: 'Notifications/Pairs',
  component: NotificationsScreen,
  parameters: { machine: notificationsMachine.id },
  tags: ['autodocs', 'nightly'],
} satisfies Meta<typeof NotificationsScreen>
export default meta

type Story = StoryObj<typeof meta>

export const DeferredRolledBackUndoableWhileCounterDeferred: Story = {
  args: createArgs('deferred', 'deferred', 'rolledBack', 'undoable'),
}
export const ClosedRolledBackWhileCounting: Story = {
  args: createArgs('reading', 'closed', 'rolledBack', 'steady'),
}
export const EmptyRolledBackWhileCounterStale: Story = {
  args: createArgs('stale', 'empty', 'rolledBack', 'steady'),
}
export const FailedRolledBackWhileCounterFresh: Story = {
  args: createArgs('fresh', 'failed', 'rolledBack', 'steady'),
}
export const LoadingRolledBackWhileCounterFresh: Story = {
  args: createArgs('fresh', 'loading', 'rolledBack', 'steady'),
}
export const OutdatedRolledBackWhileCounterFresh: Story = {
  args: createArgs('fresh', 'outdated', 'rolledBack', 'steady'),
}
export const RefreshingRolledBackWhileCounterFresh: Story = {
  args: createArgs('fresh', 'refreshing', 'rolledBack', 'steady'),
}
export const ClosedSavingWhileCounterDeferred: Story = {
  args: createArgs('deferred', 'closed', 'saving', 'steady'),
}
export const DeferredSavingUndoableWhileCounterDeferred: Story = {
  args: createArgs('deferred', 'deferred', 'saving', 'undoable'),
}
export const EmptyWhileCounting: Story = { args: createArgs('reading', 'empty', 'idle', 'steady') }
export const FailedWhileCounting: Story = {
  args: createArgs('reading', 'failed', 'idle', 'steady'),
}
export const OutdatedWhileCounting: Story = {
  args: createArgs('reading', 'outdated', 'idle', 'steady'),
}
export const ShownWhileCounting: Story = { args: createArgs('reading', 'shown', 'idle', 'steady') }
export const ClosedWhileCounterStale: Story = {
  args: createArgs('stale', 'closed', 'idle', 'steady'),
}
export const LoadingWhileCounterStale: Story = {
  args: createArgs('stale', 'loading', 'idle', 'steady'),
}
export const RefreshingWhileCounterStale: Story = {
  args: createArgs('stale', 'refreshing', 'idle', 'steady'),
}
export const ShownWhileCounterStale: Story = {
  args: createArgs('stale', 'shown', 'idle', 'steady'),
}
