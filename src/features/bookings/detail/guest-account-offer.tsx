import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'

import type { Booking } from '#api/queries/bookings.query.ts'
import { asProblem } from '#api/problem.ts'
import { ProblemText } from '#rental/problem-text.tsx'
import { Button } from '#ui/control/button.tsx'
import { Card } from '#ui/page/card.tsx'
import { Stack } from '#ui/style/styled.ts'
import { H2, P } from '#ui/style/type.tsx'
import { Notice } from '#ui/toast/notice.tsx'

export interface GuestAccountOfferProps {
  booking: Booking
  /** Emails a link to set a password. */
  onAsk: () => Promise<unknown>
}

/**
 * Offers a guest an account. The guest sets the password through an emailed link, which verifies the address.
 */
export function GuestAccountOffer({ booking, onAsk }: GuestAccountOfferProps) {
  const asking = useMutation({ mutationFn: onAsk })
  const { email } = booking.driver

  return (
    <Card>
      <Stack gap="4" align="start">
        <H2>
          <Trans>All your bookings in one place</Trans>
        </H2>
        {asking.isSuccess ? (
          <Notice tone="success" urgent title={<Trans>Check your inbox</Trans>}>
            <Trans>We’ve sent a link to {email}. It’s valid for 24 hours.</Trans>
          </Notice>
        ) : (
          <>
            <P tone="muted">
              <Trans>Set a password to see and manage everything you book with {email}.</Trans>
            </P>
            {asking.error ? (
              <Notice tone="danger" urgent>
                <ProblemText problem={asProblem(asking.error)} />
              </Notice>
            ) : null}
            <Button
              variant="outline"
              aria-disabled={asking.isPending}
              onClick={() => {
                if (!asking.isPending) asking.mutate()
              }}
            >
              <Trans>Set a password</Trans>
            </Button>
          </>
        )}
      </Stack>
    </Card>
  )
}
