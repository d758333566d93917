import { Trans } from '@lingui/react/macro'

import { ExternalLink } from '#ui/control/link.tsx'

/** The label of the checkbox for the terms of use. The link opens a new tab, so that the form is not lost. */
export const AcceptTerms = () => (
  <Trans>
    I accept the{' '}
    <ExternalLink href="/tos" target="_blank">
      terms of use
    </ExternalLink>
    .
  </Trans>
)
