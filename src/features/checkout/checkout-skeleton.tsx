import { Trans } from '@lingui/react/macro'

import { CHECKOUT_STEPS } from '@masar/domain/booking/checkout-steps.ts'
import { Card } from '#ui/page/card.tsx'
import { Page } from '#ui/page/page.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { TextSkeleton } from '#ui/page/text-skeleton.tsx'
import { Stack } from '#ui/style/styled.ts'
import { H1, H2 } from '#ui/style/type.tsx'

import { CheckoutColumns } from './checkout-columns.tsx'
import { OptionsSkeleton } from './quote-loading.tsx'
import { StepLine } from './steps/step-line.tsx'
import { SummarySkeleton } from './summary/summary-skeleton.tsx'

/** The skeleton of checkout, shown until the viewer is known. */
export function CheckoutSkeleton() {
  return (
    <Page aria-busy>
      <Stack gap="6">
        <H1 isCompact>
          <Trans>Book your car</Trans>
        </H1>
        <Skeleton height="5.5rem" hideFrom="md" />
        <StepLine step="options" steps={CHECKOUT_STEPS} />
        <CheckoutColumns>
          <Card aria-hidden>
            <Stack gap="5">
              <H2 as="div">
                <TextSkeleton />
              </H2>
              <OptionsSkeleton />
            </Stack>
          </Card>
          <SummarySkeleton />
        </CheckoutColumns>
      </Stack>
    </Page>
  )
}
