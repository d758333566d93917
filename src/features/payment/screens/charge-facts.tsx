import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import type { DueAmounts, PaymentChoice } from '@masar/domain/payment/payment.ts'
import { HeldUntil } from '#rental/deadline/held-until.tsx'
import { useCapabilities } from '#rental/operator-settings.ts'
import { usePrices } from '#rental/prices.tsx'
import { Stack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import { ChargeNote } from '../forms/charge-text.tsx'
import type { PaymentActionProps } from '../payment-actions.tsx'

/** What a payment is for, and the time zone of its rental. */
export interface PaymentSubject {
  choice: PaymentChoice | null
  /** The amounts due; null when they are unknown after a reload during a payment. */
  due: DueAmounts | null
  zone: string
}

export interface ChargeFactsProps extends PaymentActionProps {
  paidFor: PaymentSubject
}

/**
 * What the payment is for, the amounts in both currencies if the currencies differ, and how long the car is
 * held.
 */
export function ChargeFacts({ actor, paidFor: { choice, due, zone } }: ChargeFactsProps) {
  const expiresAt = useSelector(actor, ({ context }) => context.expiresAt)
  const { holdsUnpaidBookings } = useCapabilities()

  return (
    <Stack gap="1">
      {choice && choice !== 'later' ? (
        <P fontSize={{ base: 'sm', md: 'md' }}>
          <ChargedPart choice={choice} due={due} />
        </P>
      ) : null}
      <ChargeNote actor={actor} />
      {expiresAt && holdsUnpaidBookings ? (
        <P size="sm" tone="muted">
          <HeldUntil expiresAt={expiresAt} zone={zone} />
        </P>
      ) : null}
    </Stack>
  )
}

type ChargedPartProps = { choice: Exclude<PaymentChoice, 'later'> } & Pick<PaymentSubject, 'due'>

function ChargedPart({ choice, due }: ChargedPartProps) {
  switch (choice) {
    case 'deposit':
      return (
        <Trans>
          This is the deposit. It’s charged today and returned after the drop-off if the car is
          undamaged.
        </Trans>
      )
    case 'rental':
      return <Trans>This is the rental. You pay the deposit at pick-up.</Trans>
    case 'full':
      return <WholeRental due={due} />
  }
}

function WholeRental({ due }: Pick<PaymentSubject, 'due'>) {
  const { showBill } = usePrices()
  if (!due) return <Trans>This is the whole rental, plus the deposit if there is one.</Trans>
  if (due.deposit === 0) return <Trans>This is the whole rental.</Trans>

  const { rental, deposit } = showBill({ lines: [due.rental], deposit: due.deposit })
  return (
    <>
      <Trans>
        {rental} rental + {deposit} refundable deposit
      </Trans>
      <br />
      <Trans>
        The deposit is charged today and returned after the drop-off if the car is undamaged.
      </Trans>
    </>
  )
}
