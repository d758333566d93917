import { useSyncExternalStore } from 'react'

import { LicencePanel, type LicencePanelProps } from './licence-panel.tsx'
import type { VisitorsLicence } from './visitors-licence.ts'

export interface LicenceProps extends Omit<LicencePanelProps, 'licence'> {
  licence: VisitorsLicence
}

/** The licence of whoever is here; another one as soon as somebody else is. */
export function Licence({ licence, ...panel }: LicenceProps) {
  const current = useSyncExternalStore(licence.subscribe, licence.current)

  return <LicencePanel licence={current} {...panel} />
}
