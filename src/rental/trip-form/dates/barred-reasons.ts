import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { RentalProblem } from '@masar/domain/rental/rental-rules.ts'

/** The reasons why a time in the list cannot be chosen, short enough to fit beside it. */
export const BARRED_REASONS: Record<RentalProblem, MessageDescriptor> = {
  'too-early': msg({ message: 'too soon', comment: 'Why a time of day is barred' }),
  'too-late': msg({ message: 'too late', comment: 'Why a time of day is barred' }),
  'closed-at-that-hour': msg({ message: 'closed', comment: 'Why a time of day is barred' }),
  'drop-off-before-pick-up': msg({
    message: 'before pick-up',
    comment: 'Why a time of day is barred',
  }),
  'too-short': msg({ message: 'too short', comment: 'Why a time of day is barred' }),
}
