import { Trans } from '@lingui/react/macro'
import { use } from 'react'

import type { CheckoutContext } from '#machines/checkout/checkout-facts.ts'
import { fillDriver } from '#domain/booking/booking-draft.ts'
import { OperatorSettings } from '#rental/operator-settings.ts'
import { styled, Stack } from '#ui/style/styled.ts'
import { H2 } from '#ui/style/type.tsx'

import { chosenTerms } from '../flow/chosen-terms.ts'
import { emailBeforeSignIn } from '../flow/calls/email-before-sign-in.ts'
import { PickUpChecklist } from '../steps/done/pick-up-checklist.tsx'

/** What happens after booking, in order. */
export function NextSteps({ context }: { context: CheckoutContext }) {
  const { draft, account, userId, status } = context
  const { holdsUnpaidBookings, guestLinks } = use(OperatorSettings).capabilities
  // A booking that was made before the customer signed in is confirmed to where they were a guest.
  const email = emailBeforeSignIn(context) === null ? fillDriver(draft, account).email : null
  const isPaid = chosenTerms(context)?.atCounter.total === 0

  return (
    <Stack gap="6">
      <Stack gap="3">
        <H2>
          <Trans>What happens next</Trans>
        </H2>
        <styled.ol
          display="grid"
          gridTemplateColumns="minmax(0, 1fr)"
          gap="3"
          ps="6"
          listStyleType="decimal"
        >
          <li>
            {email ? (
              <Trans>
                We send a confirmation to{' '}
                <styled.strong overflowWrap="anywhere">{email}</styled.strong>.
              </Trans>
            ) : (
              <Trans>We send you a confirmation by email.</Trans>
            )}
          </li>
          {userId === null ? (
            <li>
              {guestLinks ? (
                <Trans>
                  The link in it opens your booking on any device. With a second email you can set a
                  password to see all your bookings in one place.
                </Trans>
              ) : (
                <Trans>
                  A second email lets you activate your account. You can then see your booking any
                  time.
                </Trans>
              )}
            </li>
          ) : null}
          {status === 'pending' ? (
            <li>
              {holdsUnpaidBookings ? (
                <Trans>The rental company confirms. We’re holding the car for you.</Trans>
              ) : (
                <Trans>The rental company confirms.</Trans>
              )}
            </li>
          ) : null}
        </styled.ol>
      </Stack>
      <PickUpChecklist isPaid={isPaid} />
    </Stack>
  )
}
