import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { TextLink } from '#ui/control/link.tsx'

export interface ConditionsLinkProps {
  supplierId: string
  version: number
  /** For forms, which the page would replace. */
  opensTab?: boolean
  isAlone?: boolean
  children?: ReactNode
}

/** Links to the rental conditions of a supplier, in the version that applies. */
export const ConditionsLink = ({
  supplierId,
  version,
  opensTab = false,
  isAlone = false,
  children,
}: ConditionsLinkProps) => (
  <TextLink
    to="/conditions/$supplierId"
    params={{ supplierId }}
    search={{ version }}
    isAlone={isAlone}
    target={opensTab ? '_blank' : undefined}
  >
    {children ??
      (opensTab ? (
        <Trans>Rental conditions (in a new tab)</Trans>
      ) : (
        <Trans>Rental conditions</Trans>
      ))}
  </TextLink>
)
