import type { QueryClient } from '@tanstack/react-query'
import { type ActorRefFrom, createActor } from 'xstate'

import type { Booking } from '#api/bookings.query.ts'
import type { Api } from '#api/client.ts'
import { idOf } from '#api/compat.ts'
import { isUnchanged } from '#machines/amendment/amendment-price.ts'
import type { amendmentMachine } from '#machines/amendment/amendment.machine.ts'
import { kept } from '#ui/kept.ts'
import type { Viewer } from '#ui/viewer.tsx'

import { billOfBooking } from '../../detail/bill-of-booking.ts'
import { amendableOf, readAmendable } from './amendable.ts'
import { browserAmendment } from './amendment-ports.ts'

export type AmendmentActor = ActorRefFrom<typeof amendmentMachine>

/** What an amendment asks of the app. */
export interface AmendmentWorld {
  api: Api
  queryClient: QueryClient
  session: {
    viewer: () => Viewer
    /** Calls back when `viewer` may have changed. Returns how to stop. */
    subscribe: (listener: () => void) => () => void
  }
}

export interface OpenAmendment {
  bookingId: string
  actor: AmendmentActor
  close: () => void
}

/**
 * The flow of changing one booking, outside React, from opening its form to leaving it. What is
 * typed is kept for a reload and a sign-in until it is saved or given up.
 */
export function openAmendment(world: AmendmentWorld, booking: Booking): OpenAmendment {
  const { session } = world
  const bookingId = booking._id
  const draft = kept(`amendment ${bookingId}`)
  const actor = createActor(browserAmendment(world, booking), {
    input: {
      bookingId,
      carId: idOf(booking.car),
      original: amendableOf(booking),
      price: billOfBooking(booking).rental,
      resume: readAmendable(draft.read()),
    },
  })

  actor.subscribe({
    next: ({ context, status }) => {
      const isTyped = status === 'active' && !isUnchanged(context)
      if (!isTyped) draft.forget()
      // Whoever signs out leaves nothing behind.
      else if (session.viewer().user) draft.keep(context.draft)
    },
    error: (error: unknown) => reportError(error),
  })
  const unfollow = session.subscribe(() => {
    const isSignedIn = session.viewer().status === 'signedIn'
    actor.send({ type: 'session.changed', isSignedIn })
  })
  actor.start()

  return {
    bookingId,
    actor,
    close() {
      unfollow()
      actor.stop()
    },
  }
}
