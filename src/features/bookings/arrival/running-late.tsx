import { Trans } from '@lingui/react/macro'
import { Phone } from 'lucide-react'
import { useState } from 'react'

import type { DelayReport } from '#api/calls/trip-details.ts'
import type { Booking } from '#api/queries/bookings.query.ts'
import { getDelayTiming } from '@masar/domain/booking/trip-details.ts'
import { addHours, toWallClock } from '@masar/domain/rental/rental-clock.ts'
import { useCapabilities } from '#rental/operator-settings.ts'
import { ActionRow } from '#ui/control/action-row.tsx'
import { Button, ExternalButtonLink } from '#ui/control/button.tsx'
import { useDates } from '#ui/control/dates.tsx'
import { focusOnMount } from '#ui/form/focus-field.ts'
import { useNow } from '#ui/lifecycle/clock.ts'
import { Card } from '#ui/page/card.tsx'
import { NEEDS_SCRIPT_PROPS, NeedsScriptNotice } from '#ui/page/needs-script.tsx'
import { Stack } from '#ui/style/styled.ts'
import { H2, P } from '#ui/style/type.tsx'
import { Notice } from '#ui/toast/notice.tsx'

import { toBookingTimes } from '../booking-times.ts'
import { findBar } from '../rights.ts'
import { toPhoneUrl } from '../supplier-call.tsx'
import { useRights } from '../use-rights.ts'
import { cleanNote, NO_ARRIVAL_VALUES, toArrival } from './arrival-values.ts'
import { LazyArrivalForm } from './lazy-arrival-form.tsx'

export interface RunningLateProps {
  booking: Booking
  onReport: (report: DelayReport) => Promise<void>
}

/** Lets the driver report a delay around the pick-up time. After that time, the phone number comes first. */
export function RunningLate({ booking, onReport }: RunningLateProps) {
  const { tripDetails: isOffered } = useCapabilities()
  const rights = useRights()
  const now = useNow()
  const [view, setView] = useState<'opened' | 'reporting' | 'reported'>('opened')
  const { zone } = toBookingTimes(booking)
  const timing = getDelayTiming({ from: booking.from, to: booking.to, zone }, now)
  const isOpen = timing === 'beforePickUp' || timing === 'afterPickUp'
  if (!isOffered || !isOpen || findBar('reportDelay', rights, booking, now) !== null) return null

  const isAfter = timing === 'afterPickUp'
  const { phone } = booking.supplier
  return (
    <Card>
      <Stack gap="4">
        <H2>{isAfter ? <Trans>Late for pick-up?</Trans> : <Trans>Running late?</Trans>}</H2>
        <HoldRule booking={booking} isAfter={isAfter} />
        {isAfter && phone ? (
          <ActionRow>
            <ExternalButtonLink href={toPhoneUrl(phone)}>
              <Phone aria-hidden size={18} />
              <Trans>Call the rental company: {phone}</Trans>
            </ExternalButtonLink>
          </ActionRow>
        ) : null}
        <LastReport booking={booking} isNew={view === 'reported'} />
        {view === 'reporting' ? (
          <LazyArrivalForm
            isLate
            booking={booking}
            initial={NO_ARRIVAL_VALUES}
            onSend={({ expectedArrival: typed, note }) => {
              const expectedArrival = toArrival(typed, zone)
              const report = expectedArrival && { expectedArrival, note: cleanNote(note) || null }
              return report ? () => onReport(report) : null
            }}
            onClose={() => setView('reported')}
            texts={{
              failed: <Trans>Your delay wasn’t reported</Trans>,
              submit: <Trans>Send</Trans>,
              busy: <Trans>Sending…</Trans>,
            }}
          />
        ) : (
          <ActionRow>
            <NeedsScriptNotice />
            <Button
              {...NEEDS_SCRIPT_PROPS}
              onPointerEnter={LazyArrivalForm.prefetch}
              onFocus={LazyArrivalForm.prefetch}
              variant="outline"
              ref={view === 'reported' ? focusOnMount : undefined}
              onClick={() => setView('reporting')}
            >
              {booking.tripDetails?.delayReported ? (
                <Trans>Send an update</Trans>
              ) : (
                <Trans>Notify the rental company</Trans>
              )}
            </Button>
          </ActionRow>
        )}
      </Stack>
    </Card>
  )
}

/** Shows until when the supplier holds the car, if the backend sends it. */
function HoldRule({ booking, isAfter }: { booking: Booking; isAfter: boolean }) {
  const dates = useDates()
  const { from } = toBookingTimes(booking)
  const minutes = booking.supplier.keepsCarMinutes
  const until = typeof minutes === 'number' ? dates.moment(addHours(from, minutes / 60)) : null

  return (
    <P>
      {isAfter ? (
        <>
          <Trans>Your pick-up time has passed: it’s best to call.</Trans>{' '}
        </>
      ) : null}
      {until === null ? (
        <Trans>The rental company decides how long it keeps the car for you.</Trans>
      ) : (
        <Trans>The rental company keeps the car for you until {until}.</Trans>
      )}
    </P>
  )
}

/** The last reported delay, announced to screen readers when it has just been sent. */
function LastReport({ booking, isNew }: { booking: Booking; isNew: boolean }) {
  const dates = useDates()
  const { zone } = toBookingTimes(booking)
  const { delayReported, expectedArrival, delayNote } = booking.tripDetails ?? {}
  const formatTime = (instant: string) => dates.moment(toWallClock(instant, zone))
  if (!delayReported || !expectedArrival) return null

  const [sent, arrival] = [formatTime(delayReported), formatTime(expectedArrival)]
  return (
    <Notice
      tone="success"
      urgent={isNew}
      title={<Trans>The rental company knows you’re late</Trans>}
    >
      <P>
        <Trans>Expected arrival: {arrival}</Trans>
      </P>
      <P>
        <Trans>Sent: {sent}</Trans>
      </P>
      {delayNote ? (
        <P size="sm" whiteSpace="pre-line" overflowWrap="anywhere">
          {delayNote}
        </P>
      ) : null}
    </Notice>
  )
}
