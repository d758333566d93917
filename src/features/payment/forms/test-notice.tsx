import { Trans } from '@lingui/react/macro'

import { Notice } from '#ui/toast/notice.tsx'

/** Stands at every form behind which nothing is charged. */
export function TestNotice() {
  return (
    <Notice tone="warning" title={<Trans>Test mode: no money is charged</Trans>}>
      <Trans>Real cards and accounts are not accepted.</Trans>
    </Notice>
  )
}
