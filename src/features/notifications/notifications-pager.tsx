import { useLingui } from '@lingui/react/macro'

import { ButtonLink } from '#ui/control/button.tsx'
import { Pager } from '#rental/pager.tsx'

export interface NotificationsPagerProps {
  page: number
  size: number
  total: number
}

export function NotificationsPager(props: NotificationsPagerProps) {
  const { t } = useLingui()

  return (
    <Pager
      {...props}
      label={t`Pages of notifications`}
      renderLink={(page, linkProps) => (
        <ButtonLink
          to="/notifications"
          search={{ page: page > 1 ? page : undefined }}
          replace
          {...linkProps}
        />
      )}
    />
  )
}
