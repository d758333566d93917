import type { Flow, FlowHost } from '#flows/flow-host.ts'

import { openLicense, type OpenLicense } from './license.flow.ts'

export interface LicenseOwner {
  /** Returns whether the visitor books for another driver, who owns the license. */
  isForOther?: () => boolean
  /** The name of the file that a guest uploaded before a reload. */
  temporary: string | null
  /** Called with the license's file name whenever it changes. */
  onFile: (file: string | null) => void
}

export interface VisitorsLicense {
  current: () => OpenLicense
  /** Calls the listener when another person becomes the owner. Returns a cleanup function. */
  subscribe: (listener: () => void) => () => void
  /** Switches to the current owner's license, if the owner has changed. */
  follow: () => void
  /** Deletes the upload when a guest leaves. */
  giveUp: () => void
  close: () => Promise<void>
}

/** Manages the current visitor's license: first the guest's and, after sign-in, the customer's. */
export function createVisitorsLicense(
  flows: FlowHost,
  { isForOther = () => false, temporary, onFile }: LicenseOwner,
): VisitorsLicense {
  const { session } = flows.deps
  const listeners = new Set<() => void>()
  const readOwner = () => (isForOther() ? null : session.viewer().user)
  let owner = readOwner()
  let isOthers = isForOther()
  let opened = open(owner ? (owner.license ?? null) : temporary)

  function open(file: string | null): OpenLicense {
    const license = openLicense(flows, { userId: owner?._id ?? null, isOthers: isForOther(), file })
    license.actor.on('changed', (fact) => onFile(fact.file))
    onFile(file)
    return license
  }

  /**
   * Applies the account's license only if the account has changed: the previous account data may be older than
   * an upload.
   */
  function follow() {
    const before = owner
    const wasOthers = isOthers
    owner = readOwner()
    isOthers = isForOther()
    const file = owner?.license ?? null
    if (owner?._id !== before?._id || isOthers !== wasOthers) {
      giveUp()
      opened = open(file)
      for (const listener of listeners) listener()
    } else if (file !== (before?.license ?? null)) {
      opened.actor.send({ type: 'file.changed', file })
      onFile(file)
    }
  }

  const giveUp = () => opened.actor.send({ type: 'flow.closed' })
  const unfollow = session.subscribe(follow)
  return {
    current: () => opened,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    follow,
    giveUp,
    close() {
      unfollow()
      return flows.close('license')
    },
  }
}

/** Manages the license in the account settings. Runs while the settings are open. */
export const accountLicenseFlow: Flow<VisitorsLicense, null> = {
  name: 'accountLicense',
  key: () => 'account',
  start(flows) {
    const license = createVisitorsLicense(flows, { temporary: null, onFile: () => undefined })
    return { living: license, end: license.close }
  },
}
