import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'

import { toMinor } from '@masar/domain/money/money.ts'
import { getBaseCurrency } from '@masar/domain/service/operator.ts'
import { DEPOSIT_METHOD_NAMES } from '#rental/conditions/deposit-methods.tsx'
import { usePrices } from '#rental/prices.tsx'
import { usePreferences } from '#ui/menu/preferences.tsx'
import { FigureList, FigureRow } from '#ui/page/figure-list.tsx'

import { ConditionPart } from './condition-part.tsx'
import type { Conditions } from './conditions.ts'

const DOCUMENT_NAMES: Record<Conditions['documents'][number], MessageDescriptor> = {
  drivingLicense: msg`driving licence`,
  internationalPermit: msg`international driving permit`,
  identityCard: msg`identity card or passport`,
  passport: msg`passport`,
  voucher: msg`printed voucher`,
  creditCard: msg`credit card in the driver’s name`,
}

/** The section about the counter: deposit, documents, young drivers. */
export function CounterPart({ conditions }: { conditions: Conditions }) {
  const { depositMethods, documents, youngDriver } = conditions
  const { t } = useLingui()
  const { language } = usePreferences()
  const { showIn } = usePrices()
  if (depositMethods.length + documents.length === 0 && !youngDriver) return null

  const anyOf = new Intl.ListFormat(language, { type: 'disjunction' })
  const allOf = new Intl.ListFormat(language, { type: 'conjunction' })

  return (
    <ConditionPart title={<Trans>At the counter</Trans>}>
      <FigureList isRuled>
        {depositMethods.length > 0 ? (
          <FigureRow name={<Trans>The deposit is accepted by</Trans>}>
            {anyOf.format(depositMethods.map((method) => t(DEPOSIT_METHOD_NAMES[method])))}
          </FigureRow>
        ) : null}
        {documents.length > 0 ? (
          <FigureRow name={<Trans>Documents to bring</Trans>}>
            {allOf.format(documents.map((document) => t(DOCUMENT_NAMES[document])))}
          </FigureRow>
        ) : null}
        {youngDriver ? (
          <FigureRow
            name={<Trans>Young driver fee (under {youngDriver.under}), for each day</Trans>}
          >
            {showIn(toMinor(youngDriver.dailyFee), getBaseCurrency())}
          </FigureRow>
        ) : null}
      </FigureList>
    </ConditionPart>
  )
}
