import { useSyncExternalStore } from 'react'

import { LicensePanel, type LicensePanelProps } from './license-panel.tsx'
import type { VisitorsLicense } from './visitors-license.ts'

export interface LicenseProps extends Omit<LicensePanelProps, 'license'> {
  license: VisitorsLicense
}

/** The license of the current visitor; switches when another person signs in. */
export function License({ license, ...panel }: LicenseProps) {
  const current = useSyncExternalStore(license.subscribe, license.current, license.current)

  return <LicensePanel license={current} {...panel} />
}
