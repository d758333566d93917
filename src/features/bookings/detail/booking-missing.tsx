import { Trans, useLingui } from '@lingui/react/macro'
import { use } from 'react'

import {
  MailBookingLink,
  type BookingLinkHandler,
} from '#rental/booking-link/mail-booking-link.tsx'
import { OperatorSettings } from '#rental/operator-settings.ts'
import { ButtonLink } from '#ui/control/button.tsx'
import { Card } from '#ui/page/card.tsx'
import { Page } from '#ui/page/page.tsx'
import { PageHeading } from '#ui/page/page-heading.tsx'
import { HStack, Stack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

/** Shown when a link is incomplete, or its booking does not exist or belongs to another account. */
export function BookingMissing({
  onAskForLink,
}: {
  onAskForLink?: BookingLinkHandler | undefined
}) {
  const { t } = useLingui()
  const { capabilities } = use(OperatorSettings)

  return (
    <Page width="text">
      <Stack gap="5">
        <PageHeading title={t`Booking not found`} />
        <P>
          <Trans>The link may be incomplete, or the booking belongs to another account.</Trans>
        </P>
        {onAskForLink && capabilities.guestLinks ? (
          <Card>
            <MailBookingLink onAsk={onAskForLink} />
          </Card>
        ) : null}
        <HStack wrap="wrap" gap="3">
          <ButtonLink to="/bookings" search={{}}>
            <Trans>View my bookings</Trans>
          </ButtonLink>
          <ButtonLink to="/" variant="outline">
            <Trans>Find a car</Trans>
          </ButtonLink>
        </HStack>
      </Stack>
    </Page>
  )
}
