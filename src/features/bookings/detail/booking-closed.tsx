import { Trans, useLingui } from '@lingui/react/macro'

import {
  MailBookingLink,
  type BookingLinkHandler,
} from '#rental/booking-link/mail-booking-link.tsx'
import { TextLink } from '#ui/control/link.tsx'
import { Card } from '#ui/page/card.tsx'
import { Page } from '#ui/page/page.tsx'
import { PageHeading } from '#ui/page/page-heading.tsx'
import { Stack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

/**
 * Why a guest's booking is closed: its link has expired, or the hour of access that the link granted has ended.
 */
export type ClosedReason = 'link' | 'hour'

export interface BookingClosedProps {
  because: ClosedReason
  bookingId: string
  onAskForLink: BookingLinkHandler
}

/**
 * Shown when this browser cannot open a guest's booking, or no longer can. Lets the guest request a new link.
 */
export function BookingClosed({ because, bookingId, onAskForLink }: BookingClosedProps) {
  const { t } = useLingui()
  const isByLink = because === 'link'

  return (
    <Page width="text">
      <Stack gap="5">
        <PageHeading
          title={isByLink ? t`This link has expired` : t`Your access to the booking has expired`}
        />
        <P>
          {isByLink ? (
            <Trans>Your booking hasn’t changed. Get a new link to open it.</Trans>
          ) : (
            <Trans>
              For your security, a booking stays open for an hour. Your booking hasn’t changed: open
              it from the link in your email again, or get a new link.
            </Trans>
          )}
        </P>
        <Card>
          <MailBookingLink
            intro={{
              heading: <Trans>Get a new link</Trans>,
              text: (
                <Trans>Enter the email address of the booking. We’ll send a new link there.</Trans>
              ),
            }}
            onAsk={onAskForLink}
          />
        </Card>
        <P tone="muted">
          <Trans>
            Have you created an account since?{' '}
            <TextLink to="/sign-in" search={{ from: `/booking?b=${bookingId}` }}>
              Sign in
            </TextLink>
          </Trans>
        </P>
      </Stack>
    </Page>
  )
}
