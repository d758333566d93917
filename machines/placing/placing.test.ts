import { controlPorts } from 'statechart-paths/walk'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'

import { BADIS_BOOKING_INPUT } from './placing.journeys.ts'
import { placingMachine } from './placing.machine.ts'

// @shows BOOK-21
it('placing ends with the reason when a trip is no longer possible', async () => {
  const { machine, answer } = controlPorts(placingMachine)
  const actor = createActor(machine, { input: BADIS_BOOKING_INPUT }).start()
  await answer('quote', { ok: false, refused: 'unknown-trip', issue: 'closed-at-that-hour' })

  const { end, issue } = actor.getSnapshot().output ?? {}
  expect([end, issue]).toEqual(['unknown-trip', 'closed-at-that-hour'])
})
