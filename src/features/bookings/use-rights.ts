import { use } from 'react'

import { OperatorSettings } from '#rental/operator-settings.ts'
import { useViewer } from '#rental/viewer.tsx'

import type { BookingRights } from './rights.ts'

export function useRights(): BookingRights {
  const viewer = useViewer()
  const { capabilities } = use(OperatorSettings)
  return { ...viewer, capabilities }
}
