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
  return JSON.stringify(inOrder(draft)) === JSON.stringify(inOrder(original))
}

/** Equal objects may list their keys in a different order. */
function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return parts.map(([name, part]) => [name, inOrder(part)])
}
