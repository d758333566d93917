import type { ActorRefFrom } from 'xstate'

import { deleteBookings, setBookingStatus } from '#api/calls/booking-changes.ts'
import type { Api } from '#api/client.ts'
import { asProblem } from '#api/problem.ts'
import { toResult } from '#api/to-result.ts'
import { isAmbiguous } from '@masar/domain/service/problem.ts'
import { defineFlow } from '#flows/define-flow.ts'
import {
  type SelectionChange,
  CHANGE_REFUSALS,
  type UnchangedBooking,
  bookingChangeMachine,
} from '@masar/machines/booking-change/booking-change.machine.ts'

export type BookingChangeActor = ActorRefFrom<typeof bookingChangeMachine>

/** A page that changes bookings; only one of the two is open at a time. */
type PageName = 'list' | 'booking'

/** The flow that changes bookings on a page, until the user leaves it. */
export const bookingChangeFlow = defineFlow({
  name: 'bookingChange',
  machine: bookingChangeMachine,
  key: (page: PageName) => page,
  input: () => undefined,
  ports: ({ deps: { api } }) => ({
    changeAll: ({ change }) => toResult(sendChange(api, change), CHANGE_REFUSALS),
    changeEach: (input) => sendEachChange(api, input.change),
  }),
})

const sendChange = (api: Api, change: SelectionChange): Promise<void> =>
  change.kind === 'status'
    ? setBookingStatus(api, change.ids, change.status)
    : deleteBookings(api, change.ids)

async function sendEachChange(api: Api, change: SelectionChange): Promise<UnchangedBooking[]> {
  const unchangedBookings: UnchangedBooking[] = []
  for (const id of change.ids) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- two changes to bookings of one car must not race
      await sendChange(api, { ...change, ids: [id] })
    } catch (error) {
      const problem = asProblem(error)
      if (id === change.ids[0] && isAmbiguous(problem)) throw error
      unchangedBookings.push({ id, problem })
    }
  }
  return unchangedBookings
}
