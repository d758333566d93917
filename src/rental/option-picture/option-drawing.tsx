import type { Extra } from '@masar/domain/pricing/extras.ts'

import { OPTION_SHAPES } from './option-shapes.tsx'

/** The drawing of an option, which fills its container. */
export const OptionDrawing = ({ extra }: { extra: Extra }) => (
  <svg viewBox="0 0 85 85" width="100%" height="100%" aria-hidden focusable="false">
    {OPTION_SHAPES[extra]}
  </svg>
)
