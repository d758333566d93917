import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { CarHeld } from '#rental/screens/car-held.tsx'
import { ButtonLink } from '#ui/control/button.tsx'
import { OutcomePage } from '#ui/page/outcome-page.tsx'
import { Page } from '#ui/page/page.tsx'
import { P } from '#ui/style/type.tsx'

import type { CheckoutActor } from '../flow/checkout.flow.ts'

/** The customer left while nobody knew what became of the payment. */
export function Unsettled({ actor }: { actor: CheckoutActor }) {
  const { t } = useLingui()
  const bookingId = useSelector(actor, ({ context }) => context.bookingId)

  return (
    <Page>
      <OutcomePage
        tone="waiting"
        title={t`We will confirm your payment by email`}
        actions={
          bookingId ? (
            <ButtonLink to="/booking" search={{ b: bookingId }}>
              <Trans>See the booking</Trans>
            </ButtonLink>
          ) : null
        }
      >
        <P>
          <Trans>
            As soon as the provider tells us, you hear from us. Please do not pay again.
          </Trans>
          <CarHeld />
        </P>
      </OutcomePage>
    </Page>
  )
}
