import { Trans } from '@lingui/react/macro'
import { use, type ReactNode } from 'react'

import type { CheckoutContext } from '@masar/machines/checkout/checkout-facts.ts'
import { OperatorSettings } from '#rental/operator-settings.ts'
import { PickUpChecklist } from '#rental/pick-up/pick-up-checklist.tsx'
import { styled, Stack } from '#ui/style/styled.ts'
import { H2 } from '#ui/style/type.tsx'

import { makeChosenTerms, listCounterDepositMethods } from '../flow/chosen-terms.ts'
import type { CheckoutFacts } from '../flow/use-checkout-facts.ts'

interface NextStepsProps extends Pick<CheckoutFacts, 'car'> {
  context: CheckoutContext
}

/** What happens after booking, in order, and the pick-up checklist. */
export function NextSteps({ context, car }: NextStepsProps) {
  const steps = useSteps(context)
  const terms = makeChosenTerms(context)

  return (
    <Stack gap="6">
      {steps.length > 0 ? (
        <Stack gap="3">
          <H2>
            <Trans>What happens next</Trans>
          </H2>
          <styled.ol
            display="grid"
            gridTemplateColumns="minmax(0, 1fr)"
            gap="3"
            ps={steps.length > 1 ? '6' : '0'}
            listStyleType={steps.length > 1 ? 'decimal' : 'none'}
          >
            {steps.map(([key, step]) => (
              <li key={key}>{step}</li>
            ))}
          </styled.ol>
        </Stack>
      ) : null}
      <PickUpChecklist
        isPaid={terms?.atCounter.total === 0}
        depositMethods={listCounterDepositMethods(terms, car)}
      />
    </Stack>
  )
}

/** Returns the steps in order: the company's confirmation, then how a guest returns to the booking. */
function useSteps({ userId, status }: CheckoutContext): [string, ReactNode][] {
  const { holdsUnpaidBookings, guestLinks } = use(OperatorSettings).capabilities
  const confirms = holdsUnpaidBookings ? (
    <Trans key="holds">
      The rental company will confirm your booking. We’re holding the car until then.
    </Trans>
  ) : (
    <Trans key="confirms">The rental company will confirm your booking.</Trans>
  )
  const comesBack = guestLinks ? (
    <Trans key="link">
      The link in our email opens your booking on any device. With a second email you can set a
      password to see all your bookings in one place.
    </Trans>
  ) : (
    <Trans key="account">
      A second email lets you activate your account. You can then see your booking any time.
    </Trans>
  )
  return [
    ...(status === 'pending' ? [['confirms', confirms] satisfies [string, ReactNode]] : []),
    ...(userId === null ? [['comesBack', comesBack] satisfies [string, ReactNode]] : []),
  ]
}
