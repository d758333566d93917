import type { Api } from '#api/client.ts'

import {
  type CancellationWorld,
  type OpenCancellation,
  openCancellation,
} from './open-cancellation.ts'

/** The one cancellation of this window: the same one however often its booking is asked for. */
export interface Cancellations {
  open: (bookingId: string) => OpenCancellation
  close: () => void
}

const known = new WeakMap<Api, Cancellations>()

export function cancellationsOf(world: CancellationWorld): Cancellations {
  const made = known.get(world.api) ?? createCancellations(world)
  known.set(world.api, made)
  return made
}

function createCancellations(world: CancellationWorld): Cancellations {
  let opened: OpenCancellation | null = null

  function close() {
    opened?.close()
    opened = null
  }
  function open(bookingId: string) {
    if (opened?.bookingId !== bookingId) {
      close()
      opened = openCancellation(world, bookingId)
    }
    return opened
  }
  return { open, close }
}
