import { Trans } from '@lingui/react/macro'

import { ExternalLink } from '#ui/control/link.tsx'

/** What suspended customers can do: contact support, or browse as a guest. */
export const SuspendedText = ({ contactEmail }: { contactEmail: string }) => (
  <Trans>
    If you think this is a mistake, email{' '}
    <ExternalLink href={`mailto:${contactEmail}`}>{contactEmail}</ExternalLink>. You can still
    browse as a guest.
  </Trans>
)
