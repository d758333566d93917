import { Trans } from '@lingui/react/macro'

import { styled } from '#ui/style/styled.ts'

import { NotificationsSkeleton } from './notifications-skeleton.tsx'

export const NotificationsLoading = () => (
  <>
    <styled.output srOnly>
      <Trans>Loading your notifications…</Trans>
    </styled.output>
    <NotificationsSkeleton />
  </>
)
