import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'

import type { Flow, FlowHost } from '#flows/flow-host.ts'
import type { checkoutChart } from '#machines/checkout/checkout.chart.ts'

import { Licence } from './licence.tsx'
import { visitorsLicence, type VisitorsLicence } from './visitors-licence.ts'

type CheckoutActor = ActorRefFrom<typeof checkoutChart>

export interface CheckoutLicenceProps {
  flows: FlowHost
  checkout: CheckoutActor
  /** The customer went on without one. */
  isMissing: boolean
}

/** The licence that a supplier asks for, while a car is being booked. */
export function CheckoutLicence({ flows, checkout, isMissing }: CheckoutLicenceProps) {
  const [licence] = useState(() => flows.open(checkoutLicenceFlow, checkout))
  const { apiHost } = flows.world.config

  return <Licence licence={licence} apiHost={apiHost} isMissing={isMissing} level={3} />
}

/** One for each checkout, from the first time it is shown to the end of the checkout. */
export const checkoutLicenceFlow: Flow<VisitorsLicence, CheckoutActor> = {
  name: 'checkoutLicence',
  key: ({ sessionId }) => sessionId,
  start(flows, checkout, onOver) {
    const { userId, draft } = checkout.getSnapshot().context
    let file: string | null = null

    /** The draft says what is there, also when that changed while another step was open. */
    const agree = () => {
      const news = { type: 'license.changed', license: file } as const
      const now = checkout.getSnapshot()
      if (now.context.draft.license !== file && now.can(news)) checkout.send(news)
    }
    const licence = visitorsLicence(flows, {
      temporary: userId === null ? draft.license : null,
      onFile: (next) => {
        file = next
        agree()
      },
    })
    const left = checkout.on('left', licence.giveUp)
    const states = checkout.subscribe({ next: agree, complete: onOver })
    return {
      living: licence,
      end() {
        left.unsubscribe()
        states.unsubscribe()
        return licence.close()
      },
    }
  },
}
