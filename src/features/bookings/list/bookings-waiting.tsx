import { useLingui } from '@lingui/react/macro'

import { Page } from '#ui/page/page.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { styled, Stack } from '#ui/style/styled.ts'
import { H1 } from '#ui/style/type.tsx'

const ROWS = [1, 2, 3, 4, 5]

/** The list before its answer is here, in the size that it will have. */
export function BookingsWaiting() {
  const { t } = useLingui()

  return (
    <Page aria-busy>
      <Stack gap="6">
        <H1>{t`My bookings`}</H1>
        <styled.output srOnly>{t`Loading your bookings`}</styled.output>
        <Skeleton height="16" />
        {ROWS.map((row) => (
          <Skeleton key={row} height="24" />
        ))}
      </Stack>
    </Page>
  )
}
