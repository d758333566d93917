import { Plural, Trans, useLingui } from '@lingui/react/macro'

import type { BillLine } from '#api/links/price-lines.ts'
import { type Extra, isExtra } from '@masar/domain/pricing/extras.ts'
import { useDates } from '#ui/control/dates.tsx'

import { EXTRA_NAMES } from '../car-facts/car-names.ts'
import { usePrices } from '../prices.tsx'

export const isExtraLine = (line: BillLine): line is BillLine & { kind: Extra } =>
  isExtra(line.kind)

/** How the amount of a line is calculated: `4 days × 92 TND`, `Theft protection, 4 × 6 TND`. */
export function LineText({ line }: { line: BillLine }) {
  const { show } = usePrices()
  const { i18n } = useLingui()
  const { kind, quantity } = line
  const unitPrice = show(line.unitPrice)
  const isCounted = quantity !== 1 && kind !== 'leftoverDay'

  if (isExtra(kind)) {
    const name = i18n._(EXTRA_NAMES[kind])
    return isCounted ? (
      <Trans comment="An option, its count and its unit price">
        {name}, {quantity} × {unitPrice}
      </Trans>
    ) : (
      name
    )
  }
  return (
    <>
      <PeriodText {...line} kind={kind} />
      {isCounted ? ` × ${unitPrice}` : null}
    </>
  )
}

type PeriodLine = BillLine & { kind: Exclude<BillLine['kind'], Extra> }

function PeriodText({ kind, quantity, from, to }: PeriodLine) {
  switch (kind) {
    case 'month':
      return <Plural value={quantity} one="# month (30 days)" other="# months (30 days each)" />
    case 'week':
      return <Plural value={quantity} one="# week" other="# weeks" />
    case 'threeDays':
      return <Plural value={quantity} one="3-day rate" other="# × 3-day rate" />
    case 'hour':
      return <Plural value={quantity} one="# hour" other="# hours" />
    case 'leftoverDay':
      return <Trans>Started day</Trans>
    case 'day':
    case 'dateRange':
    case 'deposit':
      return <DaysText quantity={quantity} from={from} to={to} />
  }
}

/** Consecutive days with the same price, with dates if they belong to a season. */
function DaysText({ quantity, from, to }: Pick<BillLine, 'quantity' | 'from' | 'to'>) {
  const { day } = useDates()
  const days = <Plural value={quantity} one="# day" other="# days" />
  if (!from || !to) return days

  const dates = from === to ? day(from) : `${day(from)} – ${day(to)}`
  return (
    <Trans comment="The days of a season, and how many they are">
      {dates}: {days}
    </Trans>
  )
}
