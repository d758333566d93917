import { Trans } from '@lingui/react/macro'

import { OutsideLink } from '#ui/control/link.tsx'

/** The text of a box that accepts the terms of use. The link opens a tab, so that the form stays as it is. */
export const AcceptTerms = () => (
  <Trans>
    I accept the{' '}
    <OutsideLink href="/tos" target="_blank">
      terms of use
    </OutsideLink>
    .
  </Trans>
)
