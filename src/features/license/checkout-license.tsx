import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'

import type { Flow, FlowHost } from '#flows/flow-host.ts'
import type { checkoutMachine } from '@masar/machines/checkout/checkout.machine.ts'

import { License } from './license.tsx'
import { createVisitorsLicense, type VisitorsLicense } from './visitors-license.ts'

type CheckoutActor = ActorRefFrom<typeof checkoutMachine>

export interface CheckoutLicenseProps {
  flows: FlowHost
  checkout: CheckoutActor
  /** Whether the customer continued without a license. */
  isMissing: boolean
}

/** The license upload during checkout, for suppliers that require a license. */
export function CheckoutLicense({ flows, checkout, isMissing }: CheckoutLicenseProps) {
  const [license] = useState(() => flows.open(checkoutLicenseFlow, checkout))

  return <License license={license} isMissing={isMissing} level={3} />
}

/**
 * Manages the license during checkout. Each checkout has its own flow, which starts when the license is first
 * shown and ends with the checkout.
 */
export const checkoutLicenseFlow: Flow<VisitorsLicense, CheckoutActor> = {
  name: 'checkoutLicense',
  key: ({ sessionId }) => sessionId,
  start(flows, checkout, onOver) {
    const readDraft = () => checkout.getSnapshot().context.draft
    const isForOther = () => readDraft().mainDriver !== null
    const { userId, draft } = checkout.getSnapshot().context
    let file: string | null = null

    /** Keeps the draft in sync, even if the file changed while another step was open. */
    const syncDraft = () => {
      const changes = { type: 'license.changed', license: file } as const
      const now = checkout.getSnapshot()
      if (now.context.draft.license !== file && now.can(changes)) checkout.send(changes)
    }
    const license = createVisitorsLicense(flows, {
      isForOther,
      temporary: userId === null || isForOther() ? draft.license : null,
      onFile: (next) => {
        file = next
        syncDraft()
      },
    })
    const left = checkout.on('left', license.giveUp)
    const follow = () => {
      license.follow()
      syncDraft()
    }
    const states = checkout.subscribe({ next: follow, complete: onOver })
    return {
      living: license,
      end() {
        left.unsubscribe()
        states.unsubscribe()
        return license.close()
      },
    }
  },
}
