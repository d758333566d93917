import { Trans } from '@lingui/react/macro'

import { TextLink } from '#ui/control/link.tsx'
import { Notice } from '#ui/toast/notice.tsx'

/** Shown to suppliers and administrators instead of the booking button. */
export function StaffCannotBook() {
  return (
    <Notice
      tone="info"
      action={
        <TextLink to="/bookings" isAlone>
          <Trans>Bookings of your customers</Trans>
        </TextLink>
      }
    >
      <Trans>
        Accounts of rental companies and administrators can’t book. To book a car, sign out and
        continue as a customer.
      </Trans>
    </Notice>
  )
}
