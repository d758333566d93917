import { Plural, Trans, useLingui } from '@lingui/react/macro'

import { toMinor } from '@masar/domain/money/money.ts'
import { getBaseCurrency } from '@masar/domain/service/operator.ts'
import { usePrices } from '#rental/prices.tsx'
import { usePreferences } from '#ui/menu/preferences.tsx'
import { FigureList, FigureRow } from '#ui/page/figure-list.tsx'

import { ConditionPart } from './condition-part.tsx'
import type { Conditions } from './conditions.ts'
import { sortGroups, useGroupName } from './group-name.ts'

/** The section about fuel, kilometres, borders and late returns. */
export function RoadPart({ conditions }: { conditions: Conditions }) {
  const { groups, refuellingFee, border, lateReturn } = conditions
  const { showIn } = usePrices()
  const show = (amount: number) => showIn(toMinor(amount), getBaseCurrency())
  const hasKilometres = groups.some(({ extraKilometre }) => extraKilometre !== undefined)

  return (
    <>
      {hasKilometres || refuellingFee !== undefined ? (
        <ConditionPart title={<Trans>Fuel and mileage</Trans>}>
          <FigureList isRuled>
            {refuellingFee === undefined ? null : (
              <FigureRow
                name={<Trans>Returned without a full tank: service fee, besides the fuel</Trans>}
              >
                {show(refuellingFee)}
              </FigureRow>
            )}
            <ExtraKilometres groups={groups} show={show} />
          </FigureList>
        </ConditionPart>
      ) : null}
      {border ? (
        <ConditionPart title={<Trans>Crossing borders</Trans>}>
          <BorderFacts rules={border} show={show} />
        </ConditionPart>
      ) : null}
      {lateReturn ? (
        <ConditionPart title={<Trans>Late return</Trans>}>
          <FigureList isRuled>
            <FigureRow name={<Trans>Delay without a charge</Trans>}>
              <Plural
                value={lateReturn.graceMinutes}
                _0="not at all"
                one="# minute"
                other="# minutes"
              />
            </FigureRow>
            {lateReturn.hourlyFee === undefined ? null : (
              <FigureRow name={<Trans>After that, for each started hour</Trans>}>
                {show(lateReturn.hourlyFee)}
              </FigureRow>
            )}
          </FigureList>
        </ConditionPart>
      ) : null}
    </>
  )
}

interface FormatProps {
  show: (amount: number) => string
}

/** Shows one row if an extra kilometre costs the same for every car. */
function ExtraKilometres({ groups, show }: Pick<Conditions, 'groups'> & FormatProps) {
  const nameGroup = useGroupName(groups)
  const [first] = groups
  const isSame = groups.every(({ extraKilometre }) => extraKilometre === first?.extraKilometre)
  const stated = isSame ? groups.slice(0, 1) : sortGroups(groups)

  return stated.map((group) => {
    if (group.extraKilometre === undefined) return null
    const name = nameGroup(group)
    return (
      <FigureRow
        key={name}
        name={
          isSame ? <Trans>Each extra kilometre</Trans> : <Trans>{name}, each extra kilometre</Trans>
        }
      >
        {show(group.extraKilometre)}
      </FigureRow>
    )
  })
}

function BorderFacts({ rules, show }: { rules: NonNullable<Conditions['border']> } & FormatProps) {
  const { t } = useLingui()
  const { language } = usePreferences()
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const countries = rules.countries.map((code) => names.of(code) ?? code)

  return (
    <FigureList isRuled>
      <FigureRow name={<Trans>Other countries you may drive to</Trans>}>
        {countries.length > 0 ? list.format(countries) : t`None`}
      </FigureRow>
      {rules.fee === undefined ? null : (
        <FigureRow name={<Trans>Fee for crossing the border</Trans>}>{show(rules.fee)}</FigureRow>
      )}
    </FigureList>
  )
}
