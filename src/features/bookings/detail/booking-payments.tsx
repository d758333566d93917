import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'

import type { Booking } from '#api/queries/bookings.query.ts'
import { toMinor } from '@masar/domain/money/money.ts'
import { toWallClock } from '@masar/domain/rental/rental-clock.ts'
import { useDates } from '#ui/control/dates.tsx'
import { usePrices } from '#rental/prices.tsx'
import { styled, Stack } from '#ui/style/styled.ts'
import { Figures, H3 } from '#ui/style/type.tsx'

import { toBookingTimes } from '../booking-times.ts'

type Payment = NonNullable<Booking['payments']>[number]

const PROVIDER_NAMES: Record<Payment['provider'], MessageDescriptor> = {
  stripe: msg`Card`,
  payPal: msg`PayPal`,
  sandbox: msg`Test card`,
}

const REFUND_TEXTS: Record<Payment['status'], MessageDescriptor | null> = {
  paid: null,
  refunding: msg`Refund started.`,
  refunded: msg`Refunded. Your bank may take a few days to show it.`,
}

/** A booking's online payments in the charged currency, with their refunds. */
export function BookingPayments({ booking }: { booking: Booking }) {
  const payments = booking.payments ?? []
  if (payments.length === 0) return null

  return (
    <Stack gap="2">
      <H3 fontSize="md">
        <Trans>Online payments</Trans>
      </H3>
      <Stack as="ul" gap="2" listStyleType="none">
        {payments.map((payment) => (
          <PaymentRow
            key={`${payment.provider} ${payment.at}`}
            payment={payment}
            zone={toBookingTimes(booking).zone}
          />
        ))}
      </Stack>
    </Stack>
  )
}

function PaymentRow({ payment, zone }: { payment: Payment; zone: string }) {
  const { t } = useLingui()
  const { moment } = useDates()
  const { showIn } = usePrices()
  const { amount, currency } = payment.charge
  const refund = REFUND_TEXTS[payment.status]

  return (
    <styled.li fontSize="sm">
      <Figures fontWeight="semibold">{showIn(toMinor(amount, currency), currency)}</Figures>{' '}
      <styled.span color="fg.muted">
        {t(PROVIDER_NAMES[payment.provider])}, {moment(toWallClock(payment.at, zone))}
      </styled.span>
      {refund ? (
        <styled.span display="block" fontWeight="medium">
          {t(refund)}
        </styled.span>
      ) : null}
    </styled.li>
  )
}
