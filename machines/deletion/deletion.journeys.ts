import { defineModel } from 'statechart-paths'
import type { SnapshotFrom } from 'xstate'

import type { Problem } from '@masar/domain/service/problem.ts'

import { deletionMachine } from './deletion.machine.ts'
import {
  AMIRA_LIST_INPUT,
  CONFIRMED_ENTRY,
  WELCOME_ENTRY,
} from '../notifications/notifications.journeys.ts'

type Deletion = SnapshotFrom<typeof deletionMachine>

const networkProblem: Problem = { kind: 'network' }

/** What can happen before notifications are deleted. */
export const deletionModel = defineModel({
  name: 'deletion',
  machine: deletionMachine,
  starts: { 'Amira looks at her notifications': { userId: AMIRA_LIST_INPUT.userId } },
  cases: [
    {
      label: 'asks to delete one',
      event: { type: 'deletion.requested', ids: [CONFIRMED_ENTRY.id], all: false },
    },
    {
      label: 'asks to delete a selection that is empty',
      event: { type: 'deletion.requested', ids: [], all: false },
      isUnoffered: true,
    },
    { label: 'asks to delete all', event: { type: 'deletion.requested', ids: [], all: true } },
    { label: 'says yes', event: { type: 'deletion.confirmed' } },
    { label: 'says no', event: { type: 'deletion.dismissed' } },
    { label: 'tries again', event: { type: 'retry.requested' } },
  ],
  outcomes: {
    findAll: {
      done: { two: [CONFIRMED_ENTRY.id, WELCOME_ENTRY.id], none: [] },
      error: { network: networkProblem },
    },
  },
  project: ({ context: { ids, all } }) => [ids, all],
  detail: ({ context: { problem } }) => problem,
  invariants: {
    'confirming: about something': (at: Deletion) =>
      !at.matches('confirming') || at.context.ids.length > 0,
    'closed: nothing is held': (at: Deletion) =>
      !at.matches('closed') || (at.context.ids.length === 0 && !at.context.all),
    'a failure has its reason': (at: Deletion) =>
      !at.hasTag('error') || at.context.problem !== null,
  },
  reload: ({ context: { userId } }) => ({ userId }),
})
