import { Trans } from '@lingui/react/macro'

import { Page } from '#ui/page/page.tsx'
import { Stack } from '#ui/style/styled.ts'
import { H1 } from '#ui/style/type.tsx'

import { NoticesRoom } from './notices-room.tsx'

/** The skeleton of the page, shown until the viewer is known. */
export const NotificationsWaiting = () => (
  <Page aria-busy>
    <Stack gap="5">
      <H1>
        <Trans>Notifications</Trans>
      </H1>
      <NoticesRoom />
    </Stack>
  </Page>
)
