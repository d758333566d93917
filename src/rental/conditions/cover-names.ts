import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { Extra, ExtraOffer } from '@masar/domain/pricing/extras.ts'
import type { components } from '@masar/openapi/schema.d.ts'

import { EXTRA_NAMES } from '../car-facts/car-names.ts'

export type Excess = components['schemas']['Excess']
type Cover = keyof Excess

const COVERS = ['withoutCover', 'collisionDamageWaiver', 'fullInsurance'] as const

/** Ordered from no cover to full cover. */
export const COVER_NAMES: Record<Cover, MessageDescriptor> = {
  withoutCover: msg`Without cover`,
  collisionDamageWaiver: EXTRA_NAMES.collisionDamageWaiver,
  fullInsurance: EXTRA_NAMES.fullInsurance,
}

/** Lists the covers for which the supplier states an excess, with its amount as sent by the server. */
export const listCovers = (excess: Excess): { cover: Cover; amount: number }[] =>
  COVERS.flatMap((cover) => {
    const amount = excess[cover]
    return amount === undefined ? [] : [{ cover, amount }]
  })

/**
 * Lists the covers that a customer can get for a car: the offered ones, except those below an included cover.
 */
export function listOfferedCovers(
  excess: Excess,
  offers: Readonly<Record<Extra, ExtraOffer>>,
): { cover: Cover; amount: number }[] {
  const readOffer = (cover: Cover) => (cover === 'withoutCover' ? null : offers[cover].offer)
  const possible = listCovers(excess).filter(({ cover }) => readOffer(cover) !== 'unavailable')
  const included = possible.findLastIndex(({ cover }) => readOffer(cover) === 'included')
  return possible.slice(Math.max(0, included))
}
