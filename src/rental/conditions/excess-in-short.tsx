import { Trans, useLingui } from '@lingui/react/macro'

import { toMinor } from '@masar/domain/money/money.ts'
import type { Extra, ExtraOffer } from '@masar/domain/pricing/extras.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { FigureList, FigureRow } from '#ui/page/figure-list.tsx'
import { Stack } from '#ui/style/styled.ts'
import { H3 } from '#ui/style/type.tsx'

import { usePrices } from '../prices.tsx'
import { ConditionsLink } from './conditions-link.tsx'
import { COVER_NAMES, listOfferedCovers } from './cover-names.ts'

export interface ExcessInShortProps {
  car: Pick<components['schemas']['CarDetail'], 'conditions' | 'supplier'>
  offers: Readonly<Record<Extra, ExtraOffer>>
  /** Opens links in a new tab, for pages with a form that would be lost. */
  opensTab?: boolean
}

/**
 * The maximum that the customer pays for damage with each protection. Renders nothing if the supplier has no
 * conditions.
 */
export function ExcessInShort({ car, offers, opensTab = false }: ExcessInShortProps) {
  const { t } = useLingui()
  const { show } = usePrices()
  if (!car.conditions) return null

  const { excess, version } = car.conditions

  return (
    <Stack gap="2">
      <H3 fontSize="md">
        <Trans>What you pay at most for damage</Trans>
      </H3>
      <FigureList>
        {listOfferedCovers(excess, offers).map(({ cover, amount }) => (
          <FigureRow key={cover} name={t(COVER_NAMES[cover])}>
            {amount > 0 ? (
              <Trans comment="The most that a customer pays for damage">
                up to {show(toMinor(amount))}
              </Trans>
            ) : (
              show(0)
            )}
          </FigureRow>
        ))}
      </FigureList>
      <div>
        <ConditionsLink supplierId={car.supplier._id} {...{ version, opensTab }} isAlone />
      </div>
    </Stack>
  )
}
