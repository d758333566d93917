import { Trans } from '@lingui/react/macro'

import { billOfTerms } from '#domain/payment.ts'
import type { CheckoutContext } from '#machines/checkout/checkout-facts.ts'
import { driverOf } from '#domain/booking-draft.ts'
import { usePrices } from '#rental/prices.tsx'
import { chakra, Stack } from '#ui/styled.ts'
import { H2 } from '#ui/type.tsx'

import { chosenTerms } from '../flow/chosen-terms.ts'
import { emailBeforeSignIn } from '../flow/email-before-sign-in.ts'
import { PickUpChecklist } from '../steps/pick-up-checklist.tsx'

/** What happens after booking, in order. */
export function NextSteps({ context }: { context: CheckoutContext }) {
  const { showBill, showPayment } = usePrices()
  const { draft, account, userId, status } = context
  // A booking that was made before the customer signed in is confirmed to where they were a guest.
  const email = emailBeforeSignIn(context) === null ? driverOf(draft, account).email : null
  const terms = chosenTerms(context)
  const atCounter = terms?.atCounter
  const bill = terms && billOfTerms(terms)
  const { paid, due } = bill ? showPayment(bill, terms.now.total) : { paid: '', due: '' }
  const deposit = bill ? showBill(bill).deposit : ''
  const isPaid = status === 'deposit' || status === 'paid' || status === 'paidInFull'

  return (
    <Stack gap="6">
      <Stack gap="3">
        <H2>
          <Trans>What happens next</Trans>
        </H2>
        <chakra.ol display="grid" gap="3" ps="6" listStyleType="decimal">
          <li>
            {email ? (
              <Trans>
                We send a confirmation to <strong>{email}</strong>.
              </Trans>
            ) : (
              <Trans>We send you a confirmation by email.</Trans>
            )}
          </li>
          {userId === null ? (
            <li>
              <Trans>
                A second email lets you activate your account. There you see the booking at any
                time; until then this browser can show it for an hour.
              </Trans>
            </li>
          ) : null}
          {status === 'pending' ? (
            <li>
              <Trans>The supplier confirms. The car is held for you meanwhile.</Trans>
            </li>
          ) : null}
          {terms && isPaid ? (
            <li>
              <Trans>
                You have paid <strong>{paid}</strong> online.
              </Trans>
            </li>
          ) : null}
          {atCounter && atCounter.total > 0 ? (
            <li>
              <Trans>You pay {due} at the counter when you pick up the car.</Trans>
              {atCounter.deposit > 0 ? (
                <>
                  {' '}
                  <Trans>{deposit} of it is the deposit, which you get back with the car.</Trans>
                </>
              ) : null}
            </li>
          ) : null}
        </chakra.ol>
      </Stack>
      <PickUpChecklist isPaid={atCounter?.total === 0} />
    </Stack>
  )
}
