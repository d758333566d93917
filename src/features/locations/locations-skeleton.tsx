import { useLingui } from '@lingui/react/macro'

import { MapSpace } from '#rental/map/map-space.tsx'
import { FieldSkeleton } from '#ui/form/field-skeleton.tsx'
import { PageIntro } from '#ui/page/page-intro.tsx'
import { Page } from '#ui/page/page.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { TextSkeleton } from '#ui/page/text-skeleton.tsx'
import { styled, Stack } from '#ui/style/styled.ts'

export function LocationsSkeleton() {
  const { t } = useLingui()

  return (
    <Page aria-busy>
      <Stack gap="8">
        <PageIntro title={t`Locations`} scene="beach" isWaiting>
          <TextSkeleton />
        </PageIntro>
        <styled.div maxW="28rem" aria-hidden>
          <FieldSkeleton />
        </styled.div>
        <MapSpace as={Skeleton} isClose={false} />
        <Skeleton height="20rem" />
      </Stack>
    </Page>
  )
}
