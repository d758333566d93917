import { Trans, useLingui } from '@lingui/react/macro'

import { toMinor } from '@masar/domain/money/money.ts'
import type { Extra, ExtraOffer } from '@masar/domain/pricing/extras.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { styled, Stack } from '#ui/style/styled.ts'
import { Figures, H3 } from '#ui/style/type.tsx'

import { usePrices } from '../prices.tsx'
import { ConditionsLink } from './conditions-link.tsx'
import { COVER_NAMES, listOfferedCovers } from './cover-names.ts'

const Rows = styled('dl', {
  base: {
    display: 'grid',
    gap: '1',
    '& > div': { display: 'flex', justifyContent: 'space-between', columnGap: '4' },
    '& dd': { textAlign: 'end', fontWeight: 'semibold' },
  },
})

export interface ExcessInShortProps {
  car: Pick<components['schemas']['CarDetail'], 'conditions' | 'supplier'>
  offers: Readonly<Record<Extra, ExtraOffer>>
  /** The page is a form that must stay open. */
  opensTab?: boolean
}

/** What the customer pays at most for damage with each protection; nothing if the supplier states nothing. */
export function ExcessInShort({ car, offers, opensTab = false }: ExcessInShortProps) {
  const { t } = useLingui()
  const { show } = usePrices()
  if (!car.conditions) return null

  const { excess, version } = car.conditions

  return (
    <Stack gap="2" maxW="30rem">
      <H3 fontSize="md">
        <Trans>What you pay at most for damage</Trans>
      </H3>
      <Rows>
        {listOfferedCovers(excess, offers).map(({ cover, amount }) => (
          <div key={cover}>
            <dt>{t(COVER_NAMES[cover])}</dt>
            <dd>
              <Figures>{show(toMinor(amount))}</Figures>
            </dd>
          </div>
        ))}
      </Rows>
      <div>
        <ConditionsLink supplierId={car.supplier._id} {...{ version, opensTab }} isAlone />
      </div>
    </Stack>
  )
}
