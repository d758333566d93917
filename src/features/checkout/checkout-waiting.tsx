import { Page } from '#ui/page/page.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { Stack } from '#ui/style/styled.ts'

import { CheckoutColumns } from './checkout-columns.ts'
import { StepsWaiting } from './looking-up.tsx'
import { SummaryWaiting } from './summary/summary-waiting.tsx'

/** Checkout before it is known who is there, laid out as it will be. */
export function CheckoutWaiting() {
  return (
    <Page aria-busy>
      <Stack gap="6">
        <Skeleton height={{ base: '9', md: '11' }} maxW="24rem" />
        <Skeleton height="8" />
        <CheckoutColumns hasBar>
          <StepsWaiting />
          <SummaryWaiting />
        </CheckoutColumns>
      </Stack>
    </Page>
  )
}
