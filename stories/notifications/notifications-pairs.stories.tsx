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

export const HeldRolledBackUndoableWhileCounterHeld: Story = {
  args: at('held', 'held', 'rolledBack', 'undoable'),
}
export const ClosedRolledBackWhileCounting: Story = {
  args: at('reading', 'closed', 'rolledBack', 'calm'),
}
export const EmptyRolledBackWhileCounterStale: Story = {
  args: at('stale', 'empty', 'rolledBack', 'calm'),
}
export const FailedRolledBackWhileCounterFresh: Story = {
  args: at('fresh', 'failed', 'rolledBack', 'calm'),
}
export const LoadingRolledBackWhileCounterFresh: Story = {
  args: at('fresh', 'loading', 'rolledBack', 'calm'),
}
export const OutdatedRolledBackWhileCounterFresh: Story = {
  args: at('fresh', 'outdated', 'rolledBack', 'calm'),
}
export const RefreshingRolledBackWhileCounterFresh: Story = {
  args: at('fresh', 'refreshing', 'rolledBack', 'calm'),
}
export const ClosedSavingWhileCounterHeld: Story = { args: at('held', 'closed', 'saving', 'calm') }
export const HeldSavingUndoableWhileCounterHeld: Story = {
  args: at('held', 'held', 'saving', 'undoable'),
}
export const EmptyWhileCounting: Story = { args: at('reading', 'empty', 'idle', 'calm') }
export const FailedWhileCounting: Story = { args: at('reading', 'failed', 'idle', 'calm') }
export const OutdatedWhileCounting: Story = { args: at('reading', 'outdated', 'idle', 'calm') }
export const ShownWhileCounting: Story = { args: at('reading', 'shown', 'idle', 'calm') }
export const ClosedWhileCounterStale: Story = { args: at('stale', 'closed', 'idle', 'calm') }
export const LoadingWhileCounterStale: Story = { args: at('stale', 'loading', 'idle', 'calm') }
export const RefreshingWhileCounterStale: Story = {
  args: at('stale', 'refreshing', 'idle', 'calm'),
}
export const ShownWhileCounterStale: Story = { args: at('stale', 'shown', 'idle', 'calm') }
