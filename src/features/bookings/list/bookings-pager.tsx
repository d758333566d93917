import { useLingui } from '@lingui/react/macro'

import { ButtonLink } from '#ui/button.tsx'
import { Pager } from '#ui/pager.tsx'

export interface BookingsPagerProps {
  page: number
  size: number
  total: number
  status: string | undefined
}

export function BookingsPager({ status, ...pages }: BookingsPagerProps) {
  const { t } = useLingui()

  return (
    <Pager
      {...pages}
      label={t`Pages of bookings`}
      renderLink={(page, look) => (
        <ButtonLink
          to="/bookings"
          search={{ page: page > 1 ? page : undefined, status }}
          {...look}
        />
      )}
    />
  )
}
