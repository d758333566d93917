import { Trans } from '@lingui/react/macro'

import { ButtonLink } from '#ui/control/button.tsx'

export const ViewBookingLink = ({ id, variant }: { id: string; variant: 'solid' | 'outline' }) => (
  <ButtonLink to="/booking" search={{ b: id }} variant={variant}>
    <Trans>View booking</Trans>
  </ButtonLink>
)
