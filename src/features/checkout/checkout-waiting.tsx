import { Trans } from '@lingui/react/macro'

import { CHECKOUT_STEPS } from '@masar/domain/booking/checkout-steps.ts'
import { Page } from '#ui/page/page.tsx'
import { Stack } from '#ui/style/styled.ts'
import { H1 } from '#ui/style/type.tsx'

import { CheckoutColumns } from './checkout-columns.ts'
import { StepsWaiting } from './looking-up.tsx'
import { StepLine } from './steps/step-line.tsx'
import { SummaryWaiting } from './summary/summary-waiting.tsx'

/** Checkout before it is known who is there, laid out as it will be. */
export function CheckoutWaiting() {
  return (
    <Page aria-busy>
      <Stack gap="6">
        <H1>
          <Trans>Book your car</Trans>
        </H1>
        <StepLine step="options" steps={CHECKOUT_STEPS} />
        <CheckoutColumns>
          <StepsWaiting />
          <SummaryWaiting />
        </CheckoutColumns>
      </Stack>
    </Page>
  )
}
