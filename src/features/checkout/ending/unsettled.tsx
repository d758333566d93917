import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { CarHeld } from '#rental/screens/car-held.tsx'
import { ButtonLink } from '#ui/control/button.tsx'
import { OutcomePage } from '#ui/page/outcome-page.tsx'
import { Page } from '#ui/page/page.tsx'
import { P } from '#ui/style/type.tsx'

import type { CheckoutActor } from '../flow/checkout.flow.ts'

/** Shown when the customer left while the result of the payment was unknown. */
export function Unsettled({ actor }: { actor: CheckoutActor }) {
  const { t } = useLingui()
  const bookingId = useSelector(actor, ({ context }) => context.bookingId)

  return (
    <Page>
      <OutcomePage
        tone="waiting"
        title={t`We’ll confirm your payment by email`}
        actions={
          bookingId ? (
            <ButtonLink to="/booking" search={{ b: bookingId }}>
              <Trans>View booking</Trans>
            </ButtonLink>
          ) : null
        }
      >
        <P>
          <Trans>We’ll email you as soon as we know. Please don’t pay again.</Trans>
          <CarHeld />
        </P>
      </OutcomePage>
    </Page>
  )
}
