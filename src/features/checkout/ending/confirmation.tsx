import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { use, type ReactNode } from 'react'

import { fillDriver } from '@masar/domain/booking/booking-draft.ts'
import { getFirstName } from '@masar/domain/person/first-name.ts'
import type { CheckoutContext } from '@masar/machines/checkout/checkout-facts.ts'
import { BookingBlock } from '#rental/booking-block/booking-block.tsx'
import { ConfirmationCard } from '#rental/booking-block/confirmation-card.tsx'
import { TripEnds } from '#rental/booking-block/trip-ends.tsx'
import { toEndLocation } from '#rental/booking-block/end-location.ts'
import { SupplierName } from '#rental/car-facts/supplier-name.tsx'
import { OperatorSettings } from '#rental/operator-settings.ts'
import { PriceBlock } from '#rental/price-block/price-block.tsx'
import { ButtonLink } from '#ui/control/button.tsx'
import { AsideColumns } from '#ui/page/aside-columns.tsx'
import { Card } from '#ui/page/card.tsx'
import { Page } from '#ui/page/page.tsx'
import { PageHeading } from '#ui/page/page-heading.tsx'
import { styled, Stack } from '#ui/style/styled.ts'
import { H2 } from '#ui/style/type.tsx'

import { SecondPayment } from '../../payment/second-payment.tsx'
import { findEmailBeforeSignIn } from '../flow/calls/email-before-sign-in.ts'
import type { CheckoutActor } from '../flow/checkout.flow.ts'
import type { CheckoutFacts } from '../flow/use-checkout-facts.ts'
import { toConfirmedPrice, isPaidAtCounter } from '../summary/checkout-price.ts'
import { NextSteps } from './next-steps.tsx'

export interface ConfirmationProps {
  actor: CheckoutActor
  facts: CheckoutFacts
  /** Renders the actions to save the booking: reference, voucher, calendar. */
  renderBooking?: ((id: string) => ReactNode) | undefined
}

/** Confirms a booking: car, trip, reference and next steps. */
export function Confirmation({ actor, facts, renderBooking }: ConfirmationProps) {
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const { bookingId, trip, refund } = context
  const price = toConfirmedPrice(context)
  const { car, pickUp, dropOff } = facts

  return (
    <Page>
      <Stack gap="8">
        <ConfirmationCard
          isWaiting={context.status === 'pending'}
          heading={<Heading context={context} />}
          lead={<Lead context={context} company={car?.supplier.fullName} />}
        >
          <BookingBlock
            car={car}
            name={
              <>
                <H2>{car?.name}</H2>
                {car ? <SupplierName supplier={car.supplier} /> : null}
              </>
            }
            actions={
              bookingId
                ? (renderBooking?.(bookingId) ?? <ConfirmedBookingLink id={bookingId} />)
                : null
            }
          >
            <TripEnds
              from={trip.from}
              to={trip.to}
              pickUp={pickUp && toEndLocation(pickUp)}
              dropOff={dropOff && toEndLocation(dropOff)}
            />
          </BookingBlock>
        </ConfirmationCard>
        {refund ? <SecondPayment refund={refund} /> : null}
        <AsideColumns columnGap="8">
          <NextSteps context={context} car={car} />
          {price ? (
            <Card>
              <H2 mb="4" fontSize="xl">
                <Trans>Price</Trans>
              </H2>
              <PriceBlock {...price} />
            </Card>
          ) : null}
        </AsideColumns>
      </Stack>
    </Page>
  )
}

/**
 * The heading with the customer's name, if known: it is not stored once the booking is confirmed
 * (`makeCheckpoint`).
 */
function Heading({ context }: { context: CheckoutContext }) {
  const { t } = useLingui()
  const { draft, account, status } = context
  const name = getFirstName(fillDriver(draft, account).fullName)
  if (status === 'pending') {
    return (
      <PageHeading title={t`Booking received`}>
        {name ? t`Booking received, ${name}` : t`Booking received`}
      </PageHeading>
    )
  }
  return (
    <PageHeading title={t`You’re booked`}>
      {name ? t`You’re booked, ${name}` : t`You’re booked`}
    </PageHeading>
  )
}

interface LeadProps {
  context: CheckoutContext
  company: string | undefined
}

function Lead({ context, company }: LeadProps) {
  const { draft, account } = context
  // Omit the account's address if the customer booked before signing in: the confirmation goes to the address
  // entered as a guest.
  const email = findEmailBeforeSignIn(context) === null ? fillDriver(draft, account).email : null

  return (
    <>
      {context.status === 'pending' ? <WaitingText company={company} /> : null}
      {email ? (
        <Trans>
          We’ll send a confirmation to <strong>{email}</strong>.
        </Trans>
      ) : (
        <Trans>We’ll send you a confirmation by email.</Trans>
      )}
      {draft.mainDriver ? (
        <>
          {' '}
          <Trans>
            {draft.mainDriver.fullName} gets the voucher at{' '}
            <strong>{draft.mainDriver.email}</strong>.
          </Trans>
        </>
      ) : null}
      {isPaidAtCounter(context) ? (
        <>
          {' '}
          <Trans>
            The rental company has accepted your booking without an online payment. You haven’t been
            charged: you pay at pick-up.
          </Trans>
        </>
      ) : null}
    </>
  )
}

function WaitingText({ company }: Pick<LeadProps, 'company'>) {
  const { hideSuppliers } = use(OperatorSettings)

  return (
    <styled.strong display="block">
      {company && !hideSuppliers ? (
        <Trans>Waiting for {company} to confirm</Trans>
      ) : (
        <Trans>Waiting for the rental company to confirm</Trans>
      )}
    </styled.strong>
  )
}

const ConfirmedBookingLink = ({ id }: { id: string }) => (
  <ButtonLink to="/booking" search={{ b: id }} alignSelf="start" justifySelf={{ sm: 'start' }}>
    <Trans>View booking</Trans>
  </ButtonLink>
)
