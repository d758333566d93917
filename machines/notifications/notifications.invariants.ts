import type { SnapshotFrom } from 'xstate'

import { isConsistent, makeShownLedger } from './ledger.ts'
import type { notificationsMachine } from './notifications.machine.ts'

export type NotificationsSnapshot = SnapshotFrom<typeof notificationsMachine>

const isIdle = ({ context: { queue, graced } }: NotificationsSnapshot) =>
  queue.length === 0 && graced === null

export const notificationsInvariants: Record<string, (at: NotificationsSnapshot) => boolean> = {
  'the counter is never below zero': ({ context }) => makeShownLedger(context).unread >= 0,
  'a list at rest and the counter say the same': (at) =>
    !at.matches({ list: 'shown' }) || isConsistent(makeShownLedger(at.context)),
  'nothing is asked of the server while something is under way': (at) =>
    isIdle(at) ||
    !(
      at.matches({ counter: 'reading' }) ||
      at.matches({ list: 'loading' }) ||
      at.matches({ list: 'refreshing' })
    ),
  'after something was under way everything is asked again': (at) =>
    isIdle(at) === !at.matches({ counter: 'deferred' }),
  'saving has something to save, and rests with nothing': (at) =>
    at.hasTag('saving') === at.context.queue.length > 0,
  'undoable: there is a deletion, and it is not on its way': (at) =>
    at.hasTag('undoable') === (at.context.graced?.kind === 'deleted'),
  'rolled back: with a reason': (at) => at.hasTag('rolledBack') === (at.context.problem !== null),
  'a list that failed has its reason': (at) =>
    !at.hasTag('error') || at.context.listProblem !== null,
  'an empty list is empty': (at) => !at.hasTag('empty') || at.context.ledger.total === 0,
}
