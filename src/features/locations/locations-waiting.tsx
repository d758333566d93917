import { useLingui } from '@lingui/react/macro'

import { MapRoom } from '#rental/map/map-room.tsx'
import { FieldRoom } from '#ui/form/field-room.tsx'
import { PageIntro } from '#ui/page/page-intro.tsx'
import { Page } from '#ui/page/page.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { TextRoom } from '#ui/page/text-room.tsx'
import { styled, Stack } from '#ui/style/styled.ts'

/** The skeleton of the list and the map. */
export function LocationsWaiting() {
  const { t } = useLingui()

  return (
    <Page aria-busy>
      <Stack gap="8">
        <PageIntro title={t`Locations`} scene="beach" isWaiting>
          <TextRoom />
        </PageIntro>
        <styled.div maxW="28rem" aria-hidden>
          <FieldRoom />
        </styled.div>
        <MapRoom as={Skeleton} isClose={false} />
        <Skeleton height="20rem" />
      </Stack>
    </Page>
  )
}
