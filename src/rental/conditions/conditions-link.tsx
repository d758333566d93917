import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { TextLink } from '#ui/control/link.tsx'

export interface ConditionsLinkProps {
  supplierId: string
  version: number
  /** Opens a new tab, for pages with a form that would be lost. */
  opensTab?: boolean
  isAlone?: boolean
  children?: ReactNode
}

/** A link to the applicable version of a supplier's rental conditions. */
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
