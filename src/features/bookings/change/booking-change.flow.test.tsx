import { waitFor } from '@testing-library/react'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'

import {
  CLIO_ID,
  TWO_DELETIONS,
  FIAT_ID,
  TWO_STATUS_CHANGES,
} from '@masar/machines/booking-change/booking-change.journeys.ts'
import type { SelectionChange } from '@masar/machines/booking-change/booking-change.machine.ts'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { hostFlows } from '#testing/flow-deps.ts'

import { bookingChangeFlow } from './booking-change.flow.ts'

const STATUS_CALL = 'POST /api/update-booking-status'
const DELETE_CALL = 'POST /api/delete-bookings'

/** Confirms a change with a real client; only the network is controlled. */
function confirmChange(change: SelectionChange) {
  const queryClient = new QueryClient()
  queryClient.setQueryData(['bookings', 1], [])
  const actor = hostFlows({ queryClient }).open(bookingChangeFlow, 'list')
  actor.send({ type: 'change.selected', change })
  actor.send({ type: 'change.confirmed' })
  const at = (state: string) => waitFor(() => expect(actor.getSnapshot().value).toBe(state))
  const isReadAgain = () => queryClient.getQueryState(['bookings', 1]) === undefined
  return { actor, at, isReadAgain }
}

it('a change to several bookings is sent in one call, and invalidates the list', async () => {
  const wire = controlFetch({ [STATUS_CALL]: respondAlways(200, 'OK') })
  const { at, isReadAgain } = confirmChange(TWO_STATUS_CHANGES)
  await at('idle')

  expect(wire.calls).toMatchObject([
    { name: STATUS_CALL, body: { ids: [FIAT_ID, CLIO_ID], status: 'reserved' } },
  ])
  expect(isReadAgain()).toBe(true)
})

it('a refused change can be retried one booking at a time', async () => {
  const wire = controlFetch()
  const { actor, at, isReadAgain } = confirmChange(TWO_DELETIONS)
  await waitFor(() => wire.waiting(DELETE_CALL))
  wire.waiting(DELETE_CALL).answer(403, { code: 'forbidden' })
  await at('refused')
  expect(isReadAgain()).toBe(true)
  actor.send({ type: 'remaining.requested' })
  await waitFor(() => wire.waiting(DELETE_CALL))
  wire.waiting(DELETE_CALL).answer(200, 'OK')
  await waitFor(() => wire.waiting(DELETE_CALL))
  wire.waiting(DELETE_CALL).answer(403, { code: 'forbidden' })
  await at('partlyChanged')

  expect(wire.calls.map(({ body }) => body)).toEqual([[FIAT_ID, CLIO_ID], [FIAT_ID], [CLIO_ID]])
  expect(actor.getSnapshot().context.kept).toMatchObject([
    { id: CLIO_ID, problem: { status: 403, code: 'forbidden' } },
  ])
})

it('retrying one booking at a time fails when the network is lost', async () => {
  const wire = controlFetch()
  const { actor, at } = confirmChange(TWO_DELETIONS)
  await waitFor(() => wire.waiting(DELETE_CALL))
  wire.waiting(DELETE_CALL).answer(403, { code: 'forbidden' })
  await at('refused')
  actor.send({ type: 'remaining.requested' })
  await waitFor(() => wire.waiting(DELETE_CALL))
  wire.waiting(DELETE_CALL).lose()
  await at('failed')

  expect(actor.getSnapshot().context.problem).toEqual({ kind: 'network' })
})

it('a bulk change fails when the backend responds with 204', async () => {
  controlFetch({ [DELETE_CALL]: respondAlways(204) })
  const { actor, at } = confirmChange(TWO_DELETIONS)
  await at('failed')

  expect(actor.getSnapshot().context.problem).toEqual({ kind: 'http', status: 204 })
})
