import { toMinor } from '@masar/domain/money/money.ts'
import type { PriceLine } from '@masar/domain/pricing/price.ts'
import { isCalendarDate } from '@masar/domain/rental/calendar.ts'
import type { components } from '@masar/openapi/schema.d.ts'

type WireLine = components['schemas']['PriceLine']

/** A line of a bill as shown; a deposit line is last and separate. */
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
