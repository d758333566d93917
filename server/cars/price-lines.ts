import type { components } from '@masar/openapi/schema.d.ts'

import { toMajor } from '@masar/domain/money/money.ts'
import type { PriceLine } from '@masar/domain/pricing/price.ts'

/** Converts the lines of a bill to the wire format, in decimal dinars. */
export const toWirePriceLines = (
  lines: readonly PriceLine[],
): components['schemas']['PriceLines'] =>
  lines.map((line) => ({
    ...line,
    unitPrice: toMajor(line.unitPrice),
    amount: toMajor(line.amount),
  }))
