import { useLingui } from '@lingui/react/macro'

import { PageIntro } from '#ui/page/page-intro.tsx'
import { Page } from '#ui/page/page.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { Stack } from '#ui/style/styled.ts'

/** Shown until the conditions are loaded. */
export function ConditionsSkeleton() {
  const { t } = useLingui()

  return (
    <Page aria-busy>
      <Stack gap="8">
        <PageIntro title={t`Rental conditions`} scene="walls" isWaiting>
          <Skeleton height="6" maxW="16rem" />
        </PageIntro>
        <Stack gap="10" maxW="44rem" aria-hidden>
          <Skeleton height="12rem" />
          <Skeleton height="8rem" />
          <Skeleton height="8rem" />
        </Stack>
      </Stack>
    </Page>
  )
}
