import { Trans } from '@lingui/react/macro'

import { OutsideLink } from '#ui/control/link.tsx'

/** What a suspended customer cannot do, what can be done about it, and what goes on. */
export const SuspendedText = ({ contactEmail }: { contactEmail: string }) => (
  <Trans>
    You cannot use it at the moment. If you think this is a mistake, write to{' '}
    <OutsideLink href={`mailto:${contactEmail}`}>{contactEmail}</OutsideLink>. You can look around
    as a visitor.
  </Trans>
)
