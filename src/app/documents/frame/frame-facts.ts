import type { OperatorUnits } from '#domain/service/operator.ts'

/** What the script of a frame knows of the settings. */
export interface FrameFacts {
  apiHost: string
  pageSize: number
  isEndless: boolean
  units: OperatorUnits
}
