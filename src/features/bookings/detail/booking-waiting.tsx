import { useLingui } from '@lingui/react/macro'

import { Page } from '#ui/page/page.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { styled, Stack } from '#ui/style/styled.ts'

/** A booking before its answer is here. */
export function BookingWaiting() {
  const { t } = useLingui()

  return (
    <Page aria-busy>
      <Stack gap="6">
        <styled.output srOnly>{t`Loading the booking`}</styled.output>
        <Skeleton height="12" maxW="24rem" />
        <Skeleton height="14" />
        <styled.div
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' }}
          gap="6"
        >
          <Skeleton height="20rem" />
          <Skeleton height="20rem" />
        </styled.div>
      </Stack>
    </Page>
  )
}
