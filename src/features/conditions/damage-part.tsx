import { Trans, useLingui } from '@lingui/react/macro'

import { toMinor } from '@masar/domain/money/money.ts'
import { getBaseCurrency } from '@masar/domain/service/operator.ts'
import { COVER_NAMES, listCovers } from '#rental/conditions/cover-names.ts'
import { usePrices } from '#rental/prices.tsx'
import { Stack } from '#ui/style/styled.ts'
import { H3, P } from '#ui/style/type.tsx'
import { FigureList, FigureRow } from '#ui/page/figure-list.tsx'

import { ConditionPart } from './condition-part.tsx'
import type { Conditions } from './conditions.ts'
import { sortGroups, useGroupName } from './group-name.ts'

/** The excess with each protection, by car group. */
export function DamagePart({ groups }: Pick<Conditions, 'groups'>) {
  const { t } = useLingui()
  const { showIn } = usePrices()
  const nameGroup = useGroupName(groups)

  return (
    <ConditionPart title={<Trans>What you pay at most for damage</Trans>}>
      <P tone="muted">
        <Trans>The excess: your share of the cost if the car is damaged during the rental.</Trans>
      </P>
      <Stack gap="5">
        {sortGroups(groups).map((group) => (
          <Stack key={group.ranges.join()} gap="2">
            {groups.length > 1 ? <H3>{nameGroup(group)}</H3> : null}
            <FigureList isRuled>
              {listCovers(group.excess).map(({ cover, amount }) => (
                <FigureRow key={cover} name={t(COVER_NAMES[cover])}>
                  {showIn(toMinor(amount), getBaseCurrency())}
                </FigureRow>
              ))}
            </FigureList>
          </Stack>
        ))}
      </Stack>
    </ConditionPart>
  )
}
