import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { bookingChangeModel, CLIO_ID } from '#machines/booking-change/booking-change.journeys.ts'
import lock from '#machines/booking-change/paths.lock.json?raw'
import { actorDriver, lookFor, walk } from '#machines/testing/driver.ts'
import { lockedTests } from '#machines/testing/paths/locked-tests.ts'
import { readLock } from '#machines/testing/paths/path-lock.ts'
import type { Step } from '#machines/testing/model.ts'
import { renderPage, settle } from '#testing/page.tsx'
import { PAGE_WALKS } from '#testing/page-walks.ts'

import { ChangeDialog } from './change-dialog.tsx'
import type { BookingChangeActor } from './booking-change.flow.ts'

let actor: BookingChangeActor

const press = (...names: string[]) => {
  const button = screen.getAllByRole('button').find((one) => names.includes(one.textContent ?? ''))
  fireEvent.click(button ?? screen.getByRole('button', { name: names[0] ?? '' }))
}

const acts: Record<string, () => void> = {
  'says yes': () => press('Remove', 'Delete', 'Change the status'),
  'leaves it': () => press('Leave as it is', 'Close this'),
  'wants the rest changed': () => press('Change the others'),
  'tries again': () => press('Try again'),
}

/** The questions come from the list, which has tests of its own. */
function act({ label, event }: Step) {
  const gesture = acts[label]
  if (gesture) gesture()
  else actor.send(event as Parameters<BookingChangeActor['send']>[0])
}

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

const looks: Record<string, (step: Step) => void> = {
  idle: () => expect(screen.queryByRole('button')).not.toBeInTheDocument(),
  asking() {
    expect(screen.getByRole('dialog')).toHaveTextContent(/get the status|leaves your list|deleted/)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  },
  changing: () => expect(buttons().at(-1)).toBe('Changing…'),
  changingEach: () => expect(buttons().at(-1)).toBe('Changing…'),
  refused() {
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing was changed')
    const isOne = actor.getSnapshot().context.change?.ids.length === 1
    expect(buttons().includes('Change the others')).toBe(!isOne)
  },
  partlyChanged() {
    expect(screen.getByRole('alert')).toHaveTextContent('1 booking was changed, the rest stayed')
    expect(screen.getByRole('alert')).toHaveTextContent('Clio: Somebody else has its car')
  },
  failed() {
    expect(screen.getByRole('alert')).toHaveTextContent('We could not reach the server')
    expect(buttons().at(-1)).toBe('Try again')
  },
}

const tests = lockedTests(bookingChangeModel, readLock(lock), PAGE_WALKS)

it.each(tests)('a change of bookings follows $name', async (test) => {
  const driver = actorDriver(bookingChangeModel, {
    mount: (started) => {
      actor = started
      renderPage(<ChangeDialog actor={actor} nameOf={(id) => (id === CLIO_ID ? 'Clio' : 'Fiat')} />)
    },
    act,
    look: (step) => lookFor(looks, step)(step),
    unmount: cleanup,
    settle: () => settle(),
  })
  expect(await walk(test, driver)).toBe(test.steps.length)
})
