import { makeBill } from '@masar/domain/pricing/quote.ts'

import type { AmendmentContext } from './amendment-facts.ts'

/** Cost of the change, in millimes; a negative `difference` is a refund. */
export interface PriceChange {
  before: number
  after: number
  difference: number
}

export function findPriceChange({ price, quote, draft }: AmendmentContext): PriceChange | null {
  if (!quote) return null
  const after = makeBill(quote, draft.extras).total
  return { before: price, after, difference: after - price }
}

export function isUnchanged({ draft, original }: AmendmentContext): boolean {
  return JSON.stringify(sortKeys(draft)) === JSON.stringify(sortKeys(original))
}

/** Sorts the keys, because equal objects may list them in a different order. */
function sortKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return parts.map(([name, part]) => [name, sortKeys(part)])
}
