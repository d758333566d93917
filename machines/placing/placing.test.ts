import { expect, it } from 'vitest'
import { createActor } from 'xstate'

import { heldPorts } from '../testing/held-ports.ts'
import { BADIS_BOOKS } from './placing.journeys.ts'
import { placingMachine } from './placing.machine.ts'

// @shows BOOK-21
it('the placing of a booking ends with what is wrong with a trip that cannot be had any more', async () => {
  const { machine, answer } = heldPorts(placingMachine)
  const actor = createActor(machine, { input: BADIS_BOOKS }).start()
  await answer('quote', { ok: false, refused: 'unknown-trip', issue: 'closed-at-that-hour' })

  const { end, issue } = actor.getSnapshot().output ?? {}
  expect([end, issue]).toEqual(['unknown-trip', 'closed-at-that-hour'])
})
