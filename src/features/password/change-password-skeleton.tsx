import { Trans } from '@lingui/react/macro'

import { FieldSkeleton } from '#ui/form/field-skeleton.tsx'
import { CoastLayout } from '#ui/page/coast-layout.tsx'
import { Card } from '#ui/page/card.tsx'
import { Page } from '#ui/page/page.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { Stack } from '#ui/style/styled.ts'
import { H1 } from '#ui/style/type.tsx'

/** The skeleton of the form, shown until the viewer is known. */
export const ChangePasswordSkeleton = () => (
  <Page aria-busy>
    <CoastLayout column="narrow">
      <Stack gap="6">
        <H1>
          <Trans>Change password</Trans>
        </H1>
        <Card aria-hidden>
          <Stack gap="5">
            <FieldSkeleton />
            <Stack gap="1">
              <FieldSkeleton />
              <Skeleton height="5" maxW="16rem" />
            </Stack>
            <FieldSkeleton />
            <Skeleton height="11" />
          </Stack>
        </Card>
      </Stack>
    </CoastLayout>
  </Page>
)
