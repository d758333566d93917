import { toMinor } from '@masar/domain/money/money.ts'
import type { PriceLine } from '@masar/domain/pricing/price.ts'
import { isCalendarDate } from '@masar/domain/rental/calendar.ts'
import type { components } from '@masar/openapi/schema.d.ts'

type WireLine = components['schemas']['PriceLine']

/** A bill line as shown. A deposit line comes last, separate from the others. */
export type BillLine = Omit<PriceLine, 'kind'> & { readonly kind: WireLine['kind'] }

/** Converts a bill calculated by the server to millimes. */
export const toBillLines = (lines: readonly WireLine[]): BillLine[] =>
  lines.map(({ kind, quantity, unitPrice, amount, from, to }) => ({
    kind,
    quantity,
    unitPrice: toMinor(unitPrice),
    amount: toMinor(amount),
    ...(isCalendarDate(from) && { from }),
    ...(isCalendarDate(to) && { to }),
  }))
