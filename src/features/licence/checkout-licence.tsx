import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'

import type { checkoutChart } from '#machines/checkout/checkout.chart.ts'

import { Licence } from './licence.tsx'
import { type AppOfLicence, visitorsLicence, type VisitorsLicence } from './visitors-licence.ts'

type CheckoutActor = ActorRefFrom<typeof checkoutChart>

export interface CheckoutLicenceProps {
  app: AppOfLicence
  checkout: CheckoutActor
  /** The customer went on without one. */
  isMissing: boolean
}

/** The licence that a supplier asks for, while a car is being booked. */
export function CheckoutLicence({ app, checkout, isMissing }: CheckoutLicenceProps) {
  const [licence] = useState(() => licenceOf(checkout, app))

  return <Licence licence={licence} apiHost={app.config.apiHost} isMissing={isMissing} level={3} />
}

const known = new WeakMap<CheckoutActor, VisitorsLicence>()

/** One for each checkout, from the first time it is shown to the end of the checkout. */
export function licenceOf(checkout: CheckoutActor, app: AppOfLicence) {
  const made = known.get(checkout) ?? begin(checkout, app)
  known.set(checkout, made)
  return made
}

function begin(checkout: CheckoutActor, app: AppOfLicence): VisitorsLicence {
  const { userId, draft } = checkout.getSnapshot().context
  let file: string | null = null

  /** The draft says what is there, also when that changed while another step was open. */
  const agree = () => {
    const news = { type: 'license.changed', license: file } as const
    const now = checkout.getSnapshot()
    if (now.context.draft.license !== file && now.can(news)) checkout.send(news)
  }
  const licence = visitorsLicence({
    app,
    temporary: userId === null ? draft.license : null,
    onFile: (next) => {
      file = next
      agree()
    },
  })
  checkout.on('left', licence.giveUp)
  checkout.subscribe({ next: agree, complete: licence.close })
  return licence
}
