import type { SnapshotFrom } from 'xstate'

import type { amendmentMachine } from './amendment.machine.ts'
import { isUnchanged, findPriceChange } from './amendment-price.ts'

export type Amendment = SnapshotFrom<typeof amendmentMachine>

export const amendmentInvariants: Record<string, (at: Amendment) => boolean> = {
  'priced: an old price, a new one and their difference': (at) => {
    const change = findPriceChange(at.context)
    return !at.hasTag('priced') || change?.difference === (change?.after ?? 0) - at.context.price
  },
  'saving: at the price that was shown': (at) =>
    !at.matches('saving') || at.context.agreed === findPriceChange(at.context)?.after,
  'nothing is saved that changes nothing': (at) =>
    !at.matches('saving') || !isUnchanged(at.context),
  'a price that changed differs from the one said yes to': (at) =>
    !at.matches('priceChanged') || at.context.agreed !== findPriceChange(at.context)?.after,
  'a car that is taken is not offered': (at) =>
    !at.hasTag('priced') || at.context.quote?.availability === 'free',
  'editing: no price is shown that may be another': (at) =>
    !at.hasTag('editable') || at.context.quote === null,
  'a failure has its reason': (at) => !at.hasTag('error') || at.context.problem !== null,
}
