import { Trans } from '@lingui/react/macro'

import { styled } from '#ui/style/styled.ts'

import { NoticesRoom } from './notices-room.tsx'

/** The skeleton of the list and its buttons while they load. */
export const NoticesWaiting = () => (
  <>
    <styled.output srOnly>
      <Trans>Loading your notifications…</Trans>
    </styled.output>
    <NoticesRoom />
  </>
)
