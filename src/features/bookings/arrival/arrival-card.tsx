import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil, Plane } from 'lucide-react'
import { useState } from 'react'

import type { TripDetailsChange } from '#api/calls/trip-details.ts'
import type { Booking } from '#api/queries/bookings.query.ts'
import { useCapabilities } from '#rental/operator-settings.ts'
import { Button } from '#ui/control/button.tsx'
import { focusOnMount } from '#ui/form/focus-field.ts'
import { useNow } from '#ui/lifecycle/clock.ts'
import { Card } from '#ui/page/card.tsx'
import { NEEDS_SCRIPT_PROPS, NeedsScriptNotice } from '#ui/page/needs-script.tsx'
import { Stack } from '#ui/style/styled.ts'
import { H2, P } from '#ui/style/type.tsx'
import { useToast } from '#ui/toast/toasts.tsx'

import { toBookingTimes } from '../booking-times.ts'
import { Facts } from '../detail/facts.tsx'
import { findBar } from '../rights.ts'
import { useRights } from '../use-rights.ts'
import { ArrivalFacts } from './arrival-facts.tsx'
import { ARRIVAL_CARD_ID } from './arrival-link.tsx'
import { hasArrivalDetails, toArrivalValues, toDetailsChange } from './arrival-values.ts'
import { LazyArrivalForm } from './lazy-arrival-form.tsx'

export interface ArrivalCardProps {
  booking: Booking
  onSave: (change: TripDetailsChange) => Promise<void>
}

/**
 * Shows how and when the driver arrives. The driver can edit the details until the pick-up; other viewers of
 * the booking can read them. Renders nothing when there is nothing to edit or read.
 */
export function ArrivalCard({ booking, onSave }: ArrivalCardProps) {
  const { tripDetails: isOffered } = useCapabilities()
  const rights = useRights()
  const now = useNow()
  const { t } = useLingui()
  const showToast = useToast()
  const [view, setView] = useState<'opened' | 'editing' | 'edited'>('opened')
  const canEdit = findBar('editTripDetails', rights, booking, now) === null
  const hasDetails = hasArrivalDetails(booking)
  const before = toArrivalValues(booking)
  const { zone } = toBookingTimes(booking)
  if (!isOffered || !(canEdit || hasDetails)) return null

  return (
    <Card id={ARRIVAL_CARD_ID} scrollMarginTop="24">
      <Stack gap="4">
        <H2>
          <Trans>Your arrival</Trans>
        </H2>
        {view === 'editing' ? (
          <LazyArrivalForm
            booking={booking}
            initial={before}
            onSend={(values) => {
              const change = toDetailsChange(values, before, zone)
              return change && (() => onSave(change))
            }}
            onSent={() => {
              showToast({ tone: 'success', text: t`Saved. We’ve notified the rental company.` })
            }}
            onClose={() => setView('edited')}
            texts={{
              failed: <Trans>Your arrival details weren’t saved</Trans>,
              submit: <Trans>Save</Trans>,
              busy: <Trans>Saving…</Trans>,
            }}
          />
        ) : (
          <>
            {hasDetails ? (
              <Facts>
                <ArrivalFacts booking={booking} missing={<Trans>Not entered yet</Trans>} />
              </Facts>
            ) : (
              <P tone="muted">
                <Trans>
                  Tell the rental company your flight or train and when you arrive, so that it
                  expects you.
                </Trans>
              </P>
            )}
            {canEdit ? (
              <EditButton
                hasDetails={hasDetails}
                isFocused={view === 'edited'}
                onClick={() => setView('editing')}
              />
            ) : null}
          </>
        )}
      </Stack>
    </Card>
  )
}

interface EditButtonProps {
  hasDetails: boolean
  /** Whether to focus the button, because the form that it had opened was closed. */
  isFocused: boolean
  onClick: () => void
}

const EditButton = ({ hasDetails, isFocused, onClick }: EditButtonProps) => (
  <div>
    <NeedsScriptNotice />
    <Button
      {...NEEDS_SCRIPT_PROPS}
      onPointerEnter={LazyArrivalForm.prefetch}
      onFocus={LazyArrivalForm.prefetch}
      ref={isFocused ? focusOnMount : undefined}
      variant="outline"
      onClick={onClick}
    >
      {hasDetails ? (
        <>
          <Pencil aria-hidden size={18} />
          <Trans>Change arrival details</Trans>
        </>
      ) : (
        <>
          <Plane aria-hidden size={18} />
          <Trans>Add arrival details</Trans>
        </>
      )}
    </Button>
  </div>
)
