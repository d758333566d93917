import { i18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import { type ActorRefFrom, createActor, fromPromise } from 'xstate'

import { bookingQuery, requestCancellation } from '#api/bookings.query.ts'
import type { Api } from '#api/client.ts'
import { ApiProblem } from '#api/problem.ts'
import type { Standing } from '#machines/cancellation/cancellation-setup.ts'
import { cancellationMachine } from '#machines/cancellation/cancellation.machine.ts'
import type { Viewer } from '#ui/viewer.tsx'

import { standingOf } from './cancellation-standing.ts'

export type CancellationActor = ActorRefFrom<typeof cancellationMachine>

/** What a cancellation asks of the app. */
export interface CancellationWorld {
  api: Api
  queryClient: QueryClient
  session: {
    viewer: () => Viewer
    /** Calls back when `viewer` may have changed. Returns how to stop. */
    subscribe: (listener: () => void) => () => void
  }
}

export interface OpenCancellation {
  bookingId: string
  actor: CancellationActor
  /** How the booking stands at this moment: time passes while a dialog is open. */
  standing: () => Standing
  close: () => void
}

const UNKNOWN: Standing = { bar: 'signed-out', terms: 'not-bought' }

/** The flow of one booking's cancellation, outside React, from entering its page to leaving it. */
export function openCancellation(world: CancellationWorld, bookingId: string): OpenCancellation {
  const { queryClient, session } = world
  const booking = () => bookingQuery(world.api, bookingId, i18n.locale)
  const standing = () => {
    const known = queryClient.getQueryData(booking().queryKey)
    return known ? standingOf(known, session.viewer(), new Date()) : UNKNOWN
  }
  const actor = createActor(browserCancellation(world), { input: { bookingId, ...standing() } })
  const follow = () => {
    const now = standing()
    if (now.bar === actor.getSnapshot().context.bar) return
    actor.send({ type: 'booking.changed', standing: now })
  }

  actor.subscribe({ error: (error: unknown) => reportError(error) })
  const unfollow = [
    session.subscribe(follow),
    queryClient.getQueryCache().subscribe(({ type, query }) => {
      const [kind, id] = query.queryKey
      if (type === 'updated' && kind === 'booking' && id === bookingId) follow()
    }),
  ]
  actor.start()

  return {
    bookingId,
    actor,
    standing,
    close() {
      for (const stop of unfollow) stop()
      actor.stop()
    },
  }
}

/** The machine with the API in its sockets. A 204 says that there is nothing to cancel. */
function browserCancellation({ api, queryClient, session }: CancellationWorld) {
  return cancellationMachine.provide({
    actors: {
      requestCancellation: fromPromise(async ({ input }) => {
        const isRecorded = await requestCancellation(api, input.bookingId)
        if (!isRecorded) throw new ApiProblem({ kind: 'http', status: 204 })
      }),
      readStanding: fromPromise(async ({ input }) => {
        const query = bookingQuery(api, input.bookingId, i18n.locale)
        const booking = await queryClient.fetchQuery({ ...query, staleTime: 0 })
        return standingOf(booking, session.viewer(), new Date())
      }),
    },
  })
}
