import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'

import type { Flow, FlowHost } from '#flows/flow-host.ts'
import type { checkoutMachine } from '@masar/machines/checkout/checkout.machine.ts'

import { License } from './license.tsx'
import { visitorsLicense, type VisitorsLicense } from './visitors-license.ts'

type CheckoutActor = ActorRefFrom<typeof checkoutMachine>

export interface CheckoutLicenseProps {
  flows: FlowHost
  checkout: CheckoutActor
  /** The customer continued without one. */
  isMissing: boolean
}

/** The upload of a license during checkout, for suppliers that require one. */
export function CheckoutLicense({ flows, checkout, isMissing }: CheckoutLicenseProps) {
  const [license] = useState(() => flows.open(checkoutLicenseFlow, checkout))

  return <License license={license} isMissing={isMissing} level={3} />
}

/** One per checkout, from the first time it is shown to the end of the checkout. */
export const checkoutLicenseFlow: Flow<VisitorsLicense, CheckoutActor> = {
  name: 'checkoutLicense',
  key: ({ sessionId }) => sessionId,
  start(flows, checkout, onOver) {
    const readDraft = () => checkout.getSnapshot().context.draft
    const isForOther = () => readDraft().mainDriver !== null
    const { userId, draft } = checkout.getSnapshot().context
    let file: string | null = null

    /** Keeps the draft in sync, also if the file changed while another step was open. */
    const agree = () => {
      const changes = { type: 'license.changed', license: file } as const
      const now = checkout.getSnapshot()
      if (now.context.draft.license !== file && now.can(changes)) checkout.send(changes)
    }
    const license = visitorsLicense(flows, {
      isForOther,
      temporary: userId === null || isForOther() ? draft.license : null,
      onFile: (next) => {
        file = next
        agree()
      },
    })
    const left = checkout.on('left', license.giveUp)
    const follow = () => {
      license.follow()
      agree()
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
