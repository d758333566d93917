import { Trans } from '@lingui/react/macro'

import { OutsideLink } from '#ui/control/link.tsx'

/** What a suspended customer cannot do, what can be done about it, and what goes on. */
export const SuspendedText = ({ contactEmail }: { contactEmail: string }) => (
  <Trans>
    If you think this is a mistake, email{' '}
    <OutsideLink href={`mailto:${contactEmail}`}>{contactEmail}</OutsideLink>. You can still browse
    as a guest.
  </Trans>
)
