import { EXTRAS, type Extra } from '@masar/domain/pricing/extras.ts'
import { readTypedValue } from '#ui/form/read-typed-value.ts'

import type { AmendmentValues } from './amendment-values.ts'

export const toExtraControlId = (id: string, extra: Extra) => `${id}-${extra}`

/** Reads the checkboxes of the options; returns null when none has changed. */
export function readExtras(
  id: string,
  { extras }: AmendmentValues,
): AmendmentValues['extras'] | null {
  const read = { ...extras }
  for (const extra of EXTRAS) {
    const control = toExtraControlId(id, extra)
    // A disabled checkbox shows an included option, not a choice.
    if (document.getElementById(control)?.matches(':disabled')) continue
    const ticked = readTypedValue(control)
    if (typeof ticked === 'boolean') read[extra] = ticked
  }
  return EXTRAS.every((extra) => read[extra] === extras[extra]) ? null : read
}
