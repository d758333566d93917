import { Trans } from '@lingui/react/macro'

import { CHECKOUT_STEPS } from '@masar/domain/booking/checkout-steps.ts'
import { Card } from '#ui/page/card.tsx'
import { Page } from '#ui/page/page.tsx'
import { TextRoom } from '#ui/page/text-room.tsx'
import { Stack } from '#ui/style/styled.ts'
import { H1, H2 } from '#ui/style/type.tsx'

import { CheckoutColumns } from './checkout-columns.ts'
import { StepsWaiting } from './looking-up.tsx'
import { StepLine } from './steps/step-line.tsx'
import { SummaryWaiting } from './summary/summary-waiting.tsx'

/** The skeleton of checkout, shown until the viewer is known. */
export function CheckoutWaiting() {
  return (
    <Page aria-busy>
      <Stack gap="6">
        <H1>
          <Trans>Book your car</Trans>
        </H1>
        <StepLine step="options" steps={CHECKOUT_STEPS} />
        <CheckoutColumns>
          <Card aria-hidden>
            <Stack gap="5">
              <H2 as="div">
                <TextRoom />
              </H2>
              <StepsWaiting />
            </Stack>
          </Card>
          <SummaryWaiting />
        </CheckoutColumns>
      </Stack>
    </Page>
  )
}
