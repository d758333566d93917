import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'

import { ButtonLink } from '#ui/control/button.tsx'
import { PriceBlock } from '#rental/price-block/price-block.tsx'
import { Card } from '#ui/page/card.tsx'
import { Page } from '#ui/page/page.tsx'
import { PageHeading } from '#ui/page/page-heading.tsx'
import { styled, Flex, Stack } from '#ui/style/styled.ts'
import { H2, P } from '#ui/style/type.tsx'

import type { CheckoutActor } from '../flow/checkout.flow.ts'
import type { CheckoutFacts } from '../flow/use-checkout-facts.ts'
import { SecondPayment } from '../../payment/second-payment.tsx'
import { TripInShort } from '../steps/trip-in-short.tsx'
import { CarInShort } from '../summary/car-in-short.tsx'
import { confirmedPrice, isLeftForCounter } from '../summary/checkout-price.ts'
import { NextSteps } from './next-steps.tsx'

export interface ConfirmationProps {
  actor: CheckoutActor
  facts: CheckoutFacts
  /** What can be taken along of the booking: reference, voucher, calendar. */
  renderBooking?: ((id: string) => ReactNode) | undefined
}

/** It is booked: the number, what happens next, and where to find it again. */
export function Confirmation({ actor, facts, renderBooking }: ConfirmationProps) {
  const { t } = useLingui()
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const { bookingId, trip, refund, status } = context
  const isUnpaid = isLeftForCounter(context)
  const price = confirmedPrice(context)

  return (
    <Page>
      <Stack gap="8">
        <Card tone="sand" p={{ base: '5', md: '8' }}>
          <Flex
            direction={{ base: 'column', sm: 'row' }}
            gap={{ base: '3', sm: '4' }}
            align="start"
          >
            <styled.span color="success.fg" aria-hidden flexShrink={0}>
              <CircleCheck size={44} strokeWidth={1.75} />
            </styled.span>
            <Stack gap="4" minW="0">
              <PageHeading
                title={status === 'pending' ? t`Booking received` : t`Booking confirmed`}
              />
              {isUnpaid ? (
                <P>
                  <Trans>
                    The rental company has taken your booking without an online payment. Nothing was
                    charged: you pay at pick-up.
                  </Trans>
                </P>
              ) : null}
              <P size="sm" tone="muted" overflowWrap="anywhere">
                <Trans>Booking number</Trans> <styled.code>{bookingId}</styled.code>
              </P>
              {bookingId ? (
                <Stack direction={{ base: 'column', sm: 'row' }}>
                  <ButtonLink to="/booking" search={{ b: bookingId }}>
                    <Trans>See the booking</Trans>
                  </ButtonLink>
                </Stack>
              ) : null}
              {/* It comes later, and below what can be pressed: a link that moves is missed. */}
              {bookingId ? renderBooking?.(bookingId) : null}
            </Stack>
          </Flex>
        </Card>
        {refund ? <SecondPayment refund={refund} /> : null}
        <styled.div
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 23rem' }}
          gap="8"
          alignItems="start"
        >
          <NextSteps context={context} />
          <Card>
            <Stack gap="4">
              <H2 srOnly>
                <Trans>What you booked</Trans>
              </H2>
              <CarInShort facts={facts} />
              <TripInShort trip={trip} facts={facts} />
              {price ? <PriceBlock {...price} /> : null}
            </Stack>
          </Card>
        </styled.div>
      </Stack>
    </Page>
  )
}
