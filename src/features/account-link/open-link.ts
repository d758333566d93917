import { type ActorRefFrom, createActor } from 'xstate'

import type { Link, LinkPurpose } from '#machines/account-link/account-link-facts.ts'
import type { accountLinkMachine } from '#machines/account-link/account-link.machine.ts'
import type { Viewer } from '#ui/viewer.tsx'

import { type AccountLinkWorld, browserAccountLink } from './account-link.actors.ts'

export type AccountLinkActor = ActorRefFrom<typeof accountLinkMachine>

export interface OpenedLink {
  actor: AccountLinkActor
  close: () => void
}

export interface LinkOpening extends AccountLinkWorld {
  purpose: LinkPurpose
  link: Link | null
  viewer: () => Viewer
  /** Calls back when `viewer` may have changed. Returns how to stop. */
  onViewer: (listener: () => void) => () => void
}

/** The flow of one mailed link, outside React, from entering its page to leaving it. */
export function openLink(opening: LinkOpening): OpenedLink {
  const { purpose, link, viewer, onViewer } = opening
  const viewerId = () => viewer().user?._id ?? null
  const machine = browserAccountLink(opening)
  const actor = createActor(machine, { input: { purpose, link, viewerId: viewerId() } })

  actor.subscribe({ error: (error: unknown) => reportError(error) })
  const stopListening = onViewer(() => {
    if (viewerId() === actor.getSnapshot().context.viewerId) return
    actor.send({ type: 'session.changed', viewerId: viewerId() })
  })
  actor.start()

  return {
    actor,
    close() {
      stopListening()
      actor.stop()
    },
  }
}
