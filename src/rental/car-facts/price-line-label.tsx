import { Plural, Trans, useLingui } from '@lingui/react/macro'

import type { BillLine } from '#api/links/price-lines.ts'
import { isExtra } from '@masar/domain/pricing/extras.ts'
import { useDates } from '#ui/control/dates.tsx'
import { styled } from '#ui/style/styled.ts'
import { usePrices } from '../prices.tsx'
import { EXTRA_NAMES } from './car-names.ts'

/** The label of a bill line, with its count and unit price below. */
export function PriceLineLabel({ line }: { line: BillLine }) {
  const { show } = usePrices()
  const unitPrice = show(line.unitPrice)
  const isCounted = line.quantity !== 1 && line.kind !== 'leftoverDay'

  return (
    <>
      <LineName line={line} />
      {isCounted ? (
        <styled.span display="block" color="fg.muted" fontSize="sm">
          <Trans comment="Count times unit price">
            {line.quantity} × {unitPrice}
          </Trans>
        </styled.span>
      ) : null}
    </>
  )
}

function LineName({ line: { kind, quantity, from, to } }: { line: BillLine }) {
  const { i18n } = useLingui()
  if (isExtra(kind)) return <>{i18n._(EXTRA_NAMES[kind])}</>

  switch (kind) {
    case 'month':
      return <Plural value={quantity} one="# month (30 days)" other="# months (30 days each)" />
    case 'week':
      return <Plural value={quantity} one="# week" other="# weeks" />
    case 'threeDays':
      return <Plural value={quantity} one="3-day rate" other="# × 3-day rate" />
    case 'day':
      return <Plural value={quantity} one="# day" other="# days" />
    case 'hour':
      return <Plural value={quantity} one="# hour" other="# hours" />
    case 'leftoverDay':
      return <Trans>Started day</Trans>
    case 'dateRange':
      return <Season from={from} to={to} quantity={quantity} />
    case 'deposit':
      return <Trans>Deposit</Trans>
  }
}

/** Names a period of consecutive days with the same price. */
function Season(season: Pick<BillLine, 'from' | 'to' | 'quantity'>) {
  const { day } = useDates()
  const { from, to, quantity } = season
  if (!from || !to) return <Plural value={quantity} one="# day" other="# days" />
  if (from === to) return <>{day(from)}</>

  const first = day(from)
  const last = day(to)
  return (
    <Trans>
      {first} to {last}
    </Trans>
  )
}
