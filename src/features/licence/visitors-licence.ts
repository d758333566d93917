import type { Api } from '#api/client.ts'
import type { Viewer } from '#ui/viewer.tsx'

import { openLicence, type OpenLicence } from './open-licence.ts'

/** What a licence asks of the session; the app's own session fits. */
export interface SessionOfLicence {
  viewer: () => Viewer
  /** Calls back when `viewer` may have changed. Returns how to stop. */
  subscribe: (listener: () => void) => () => void
  /** Has the account read again. */
  refresh: () => void
  /** A call was answered 401 or 403. */
  refused: () => void
}

/** The app itself fits. */
export interface AppOfLicence {
  api: Api
  session: SessionOfLicence
  config: { apiHost: string }
}

export interface VisitorsLicenceWorld {
  app: AppOfLicence
  /** A guest's upload of before a reload. */
  temporary: string | null
  /** The name of the licence, whenever it is another one. */
  onFile: (file: string | null) => void
}

export interface VisitorsLicence {
  current: () => OpenLicence
  /** Calls back when it is somebody else's. Returns how to stop. */
  subscribe: (listener: () => void) => () => void
  /** A guest gives up: their upload is deleted. */
  giveUp: () => void
  close: () => void
}

/** The licence of whoever is here: of a guest, then of the customer the guest turns out to be. */
export function visitorsLicence(world: VisitorsLicenceWorld): VisitorsLicence {
  const { onFile } = world
  const { api, config, session } = world.app
  const listeners = new Set<() => void>()
  let owner = session.viewer().user
  let opened = open(owner ? (owner.license ?? null) : world.temporary)

  function open(file: string | null): OpenLicence {
    const userId = owner?._id ?? null
    const { apiHost } = config
    const licence = openLicence({ api, apiHost, onRefused: session.refused }, { userId, file })
    licence.actor.on('changed', (fact) => {
      onFile(fact.file)
      if (userId) session.refresh()
    })
    licence.actor.on('unsure', () => {
      if (userId) session.refresh()
    })
    onFile(file)
    return licence
  }

  /** Only what is news of the account: what it said before may be older than an upload. */
  function follow() {
    const before = owner
    owner = session.viewer().user
    const file = owner?.license ?? null
    if (owner?._id !== before?._id) {
      opened.actor.send({ type: 'flow.left' })
      opened = open(file)
      for (const listener of listeners) listener()
    } else if (file !== (before?.license ?? null)) {
      opened.actor.send({ type: 'file.changed', file })
      onFile(file)
    }
  }

  const unfollow = session.subscribe(follow)
  return {
    current: () => opened,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    giveUp: () => opened.actor.send({ type: 'flow.left' }),
    close() {
      unfollow()
      if (!opened.actor.getSnapshot().matches('leaving')) opened.actor.stop()
    },
  }
}
