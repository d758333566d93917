import { type ActorRefFrom, createActor, fromPromise } from 'xstate'

import { deleteBookings, setStatusOf } from '#api/booking-changes.ts'
import type { Api } from '#api/client.ts'
import { problemOf } from '#api/problem.ts'
import { isAmbiguous } from '#domain/problem.ts'
import type { Change, Kept } from '#machines/booking-change/booking-change-setup.ts'
import { bookingChangeMachine } from '#machines/booking-change/booking-change.machine.ts'

export type BookingChangeActor = ActorRefFrom<typeof bookingChangeMachine>

/** What a change of bookings asks of the app. */
export interface ChangesWorld {
  api: Api
}

/** The one change of a page: the same one however often the page is drawn. */
export interface BookingChanges {
  open: () => BookingChangeActor
  close: () => void
}

/** Of the pages that change bookings: they are entered and left one after the other. */
type Page = 'list' | 'booking'

const known: Record<Page, WeakMap<Api, BookingChanges>> = {
  list: new WeakMap(),
  booking: new WeakMap(),
}

export function bookingChangesOf(page: Page, world: ChangesWorld): BookingChanges {
  const made = known[page].get(world.api) ?? createChanges(world)
  known[page].set(world.api, made)
  return made
}

function createChanges(world: ChangesWorld): BookingChanges {
  let actor: BookingChangeActor | null = null
  return {
    open: () => (actor ??= openChange(world)),
    close() {
      actor?.stop()
      actor = null
    },
  }
}

/** The flow outside React. */
export function openChange({ api }: ChangesWorld): BookingChangeActor {
  const machine = bookingChangeMachine.provide({
    actors: {
      changeAll: fromPromise(({ input }) => carryOut(api, input.change)),
      changeEach: fromPromise(({ input }) => carryOutEach(api, input.change)),
    },
  })
  const actor = createActor(machine)
  actor.subscribe({ error: (error: unknown) => reportError(error) })
  actor.start()
  return actor
}

const carryOut = (api: Api, change: Change): Promise<void> =>
  change.kind === 'status'
    ? setStatusOf(api, change.ids, change.status)
    : deleteBookings(api, change.ids)

async function carryOutEach(api: Api, change: Change): Promise<Kept[]> {
  const kept: Kept[] = []
  for (const id of change.ids) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- two changes of one car must not race
      await carryOut(api, { ...change, ids: [id] })
    } catch (error) {
      const problem = problemOf(error)
      if (id === change.ids[0] && isAmbiguous(problem)) throw error
      kept.push({ id, problem })
    }
  }
  return kept
}
