import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { SnapshotFrom } from 'xstate'

import {
  bookingChangeModel,
  CLIO_ID,
  FIAT_ID,
} from '@masar/machines/booking-change/booking-change.journeys.ts'
import lock from '@masar/machines/booking-change/paths.lock.json?raw'
import type {
  bookingChangeMachine,
  SelectionChange,
  UnchangedBooking,
} from '@masar/machines/booking-change/booking-change.machine.ts'
import { lookFor, type Step } from 'statechart-paths/walk'
import { formatCount } from '#testing/walks/fact-texts.ts'
import { createPageWalk } from '#testing/walks/page-walk.tsx'
import { type Control, findEnabledControl, press } from '#testing/walks/shown-controls.ts'

import type { RowActionHandlers } from '../list/actions/booking-row-actions.tsx'
import { SelectionBar } from '../list/selection/selection-bar.tsx'
import type { Selection } from '../list/selection/use-selection.ts'
import type { BookingChangeActor } from './booking-change.flow.ts'
import { ChangeDialog } from './change-dialog.tsx'

const button = (name: string): Control => ({ role: 'button', name })
const STATUS_FIELD: Control = { role: 'field', name: 'New status' }

const CONFIRM_LABELS = { remove: 'Remove', delete: 'Delete', status: 'Change the status' } as const

const makeSelection = (isStaff: boolean, ...ids: string[]): Selection => ({
  ids,
  removable: ids,
  single: [],
  isStaff,
  mayChoose: () => true,
  has: (id) => ids.includes(id),
  toggle: () => undefined,
  isWhole: true,
  isPart: false,
  toggleAll: () => undefined,
  clear: () => undefined,
})

const findCarName = (id: string) => (id === CLIO_ID ? 'Clio' : 'Fiat')

/** A customer's actions on one booking, and a supplier's on two. */
const Lists = ({ actor }: { actor: BookingChangeActor }) => {
  const handlers: RowActionHandlers = {
    onChange: (change) => actor.send({ type: 'change.selected', change }),
    onCancel: () => undefined,
  }
  return (
    <>
      <SelectionBar selection={makeSelection(false, FIAT_ID)} {...handlers} />
      <SelectionBar selection={makeSelection(true, FIAT_ID, CLIO_ID)} {...handlers} />
      <ChangeDialog actor={actor} carName={findCarName} />
    </>
  )
}

const listButtonTexts = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

const REASON_TEXTS: Record<string, string> = {
  forbidden: 'It can’t be changed this way any more.',
  'car-taken': 'This car is already booked for these dates.',
  'car-unavailable': 'Its car can’t be booked right now.',
  'price-changed': 'Its price has changed.',
}

function findReasonText(problem: unknown): string {
  const { code } = problem as { code: string }
  const text = REASON_TEXTS[code]
  if (!text) throw new Error(`Missing text for the code "${code}".`)
  return text
}

const screenExpectations: Record<string, (step: Step, actor: BookingChangeActor) => void> = {
  idle: () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(),
  confirming: () => expect(screen.getByRole('dialog')).toBeVisible(),
  changing: () => expect(listButtonTexts().at(-1)).toBe('Changing…'),
  changingEach: () => expect(listButtonTexts().at(-1)).toBe('Changing…'),
  refused({ expect: { context } }) {
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing was changed')
    const { ids } = context['change'] as SelectionChange
    const why =
      ids.length === 1 ? findReasonText(context['problem']) : 'Some bookings can’t be updated'
    expect(screen.getByRole('alert')).toHaveTextContent(why)
  },
  partlyChanged({ expect: { context } }) {
    const [{ problem }] = context['kept'] as [UnchangedBooking]
    expect(screen.getByRole('alert')).toHaveTextContent(`Clio: ${findReasonText(problem)}`)
  },
  failed: () => expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t reach the server'),
}

/** The status that was last selected in the list. */
let status = ''

/** The text that explains each change, for one booking or several. */
const CONSEQUENCE_TEXTS: Record<string, (one: boolean) => string> = {
  status: (isOne) =>
    `will change to “Confirmed, pay at pick-up”. The ${isOne ? 'customer' : 'customers'} will be notified.`,
  delete: (isOne) =>
    `will be permanently deleted, and the ${isOne ? 'customer' : 'customers'} will be notified.`,
  remove: (isOne) =>
    `will be permanently removed from your list. ${isOne ? 'The rental company keeps it.' : 'The rental companies keep them.'}`,
}

function listFacts(at: SnapshotFrom<typeof bookingChangeMachine>): string[] {
  const { change, kept } = at.context
  const lists = ['1 selected', '2 selected', `New status: ${status}`]
  if (!change || !at.hasTag('dialog') || at.matches('refused')) return lists
  const all = change.ids.length
  if (at.matches('partlyChanged')) {
    return [
      ...lists,
      `${formatCount(all - kept.length, 'booking')} was updated, the rest are unchanged`,
    ]
  }
  return [...lists, `${formatCount(all, 'booking')} ${CONSEQUENCE_TEXTS[change.kind]?.(all === 1)}`]
}

const page = createPageWalk({
  model: bookingChangeModel,
  lock,
  offers: {
    'asks to remove one': button('Remove from my list'),
    'asks to set the status of two': (at) =>
      at.matches('idle') ? button('Change the status') : [],
    'asks to delete two': (at) => (at.matches('idle') ? button('Delete') : []),
    'says yes': ({ context: { change } }) =>
      change ? button(CONFIRM_LABELS[readChangeKind(change)]) : [],
    'leaves it': (at) => [
      button(at.hasTag('refused') ? 'Close this' : 'Leave as it is'),
      button('Close'),
    ],
    'wants the rest changed': button('Change the others'),
    'tries again': button('Try again'),
  },
  besides: [STATUS_FIELD, button('Clear selection')],
  acts: {
    'asks to set the status of two'() {
      status = 'reserved'
      fireEvent.change(findEnabledControl(STATUS_FIELD), { target: { value: 'reserved' } })
      press('button', 'Change the status')
    },
  },
  mount: (actor, draw) => {
    status = ''
    draw(<Lists actor={actor} />)
  },
  screen: {
    heading: 'part',
    // The submit button shows the progress, and all buttons are disabled.
    busyBy: [],
    isAlerting: ({ expect: { tags } }) => tags.includes('error') || tags.includes('refused'),
  },
  facts: listFacts,
  look: (step, actor) => lookFor(screenExpectations, step)(step, actor),
  words: {
    fr: { busy: 'Modification…' },
    es: { busy: 'Cambiando…' },
  },
})

const readChangeKind = (change: unknown) => (change as { kind: keyof typeof CONFIRM_LABELS }).kind

it.each(page.tests)('the dialog to change bookings follows the path $name', async (test) => {
  expect(await page.follow(test)).toBe(test.steps.length)
})

it.each(page.foreign)(
  'the dialog to change bookings shows every text in $language along the path $name',
  async (foreign) => {
    expect(await page.followInLanguage(foreign)).toBe(foreign.test.steps.length)
  },
)
