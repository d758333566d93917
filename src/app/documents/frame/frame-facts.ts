import type { OperatorUnits } from '#domain/service/operator.ts'

/** What the script of a frame knows of the settings. */
export interface FrameFacts {
  apiHost: string
  pageSize: number
  isEndless: boolean
  /** Whether the backend says by whom it takes payments. */
  tellsProviders: boolean
  units: OperatorUnits
}
