import { Trans } from '@lingui/react/macro'

import { Page } from '#ui/page/page.tsx'
import { Stack } from '#ui/style/styled.ts'
import { H1 } from '#ui/style/type.tsx'

import { NotificationsSkeleton } from './notifications-skeleton.tsx'

/** The skeleton of the page, shown until the viewer is known. */
export const NotificationsPageSkeleton = () => (
  <Page aria-busy>
    <Stack gap="5">
      <H1>
        <Trans>Notifications</Trans>
      </H1>
      <NotificationsSkeleton />
    </Stack>
  </Page>
)
