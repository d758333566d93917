import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

import { Page } from '#ui/page/page.tsx'
import { PageHeading } from '#ui/page/page-heading.tsx'
import { useToast } from '#ui/toast/toasts.tsx'
import type { Bar } from '@masar/domain/person/permissions.ts'

import { AmendmentPage } from './amendment-page.tsx'
import type { AmendmentActor } from './flow/amendment.flow.ts'
import type { AmendmentFacts } from './form/use-amendment-form.ts'
import { BarredCard } from './screens/refusals.tsx'

export interface AmendmentViewProps {
  actor: AmendmentActor
  facts: AmendmentFacts
}

/** The amendment page. Navigates back to the booking once the amendment is saved or discarded. */
export function AmendmentView({ actor, facts }: AmendmentViewProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const showToast = useToast()
  const goBack = useEffectEvent(() =>
    navigate({ to: '/booking', search: { b: facts.booking._id }, replace: true }),
  )
  const showSuccess = useEffectEvent(() =>
    showToast({ tone: 'success', text: t`Changes made successfully.` }),
  )

  useEffect(() => {
    const amended = actor.on('amended', () => {
      showSuccess()
      void goBack()
    })
    const left = actor.on('left', () => void goBack())
    return () => {
      amended.unsubscribe()
      left.unsubscribe()
    }
  }, [actor])

  return <AmendmentPage actor={actor} facts={facts} />
}

/** Shown when a link opens a booking that cannot be changed. */
export function AmendmentBarred({ bookingId, bar }: { bookingId: string; bar: Bar }) {
  const { t } = useLingui()

  return (
    <Page width="text">
      <PageHeading title={t`Change your booking`} />
      <BarredCard bookingId={bookingId} bar={bar} />
    </Page>
  )
}
