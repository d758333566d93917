import { Plural, Trans, useLingui } from '@lingui/react/macro'

import type { BillLine } from '#api/links/price-lines.ts'
import { EXTRAS, type Extra } from '#domain/pricing/extras.ts'
import { useDates } from '#ui/control/dates.tsx'

import { EXTRA_NAMES } from '../car-facts/car-names.ts'
import { usePrices } from '../prices.tsx'

export const isExtraLine = (line: BillLine): line is BillLine & { kind: Extra } =>
  (EXTRAS as readonly string[]).includes(line.kind)

/** How a line comes to its amount: `4 days × 92 TND`, `Theft protection, 4 × 6 TND`. */
export function LineText({ line }: { line: BillLine }) {
  const { show } = usePrices()
  const { i18n } = useLingui()
  const { quantity } = line
  const unitPrice = show(line.unitPrice)
  const isCounted = quantity !== 1 && line.kind !== 'leftoverDay'

  if (isExtraLine(line)) {
    const name = i18n._(EXTRA_NAMES[line.kind])
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
      <PeriodText line={line} />
      {isCounted ? ` × ${unitPrice}` : null}
    </>
  )
}

function PeriodText({ line: { kind, quantity, from, to } }: { line: BillLine }) {
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
    case 'cancellation':
    case 'amendments':
    case 'collisionDamageWaiver':
    case 'theftProtection':
    case 'fullInsurance':
    case 'additionalDriver':
      return <DaysText quantity={quantity} from={from} to={to} />
  }
}

/** Days in a row that cost the same, by their dates where the season has some. */
function DaysText({ quantity, from, to }: Pick<BillLine, 'quantity' | 'from' | 'to'>) {
  const { day } = useDates()
  const days = <Plural value={quantity} one="# day" other="# days" />
  if (!from || !to) return days

  return (
    <>
      {day(from)}
      {from === to ? null : <> – {day(to)}</>}: {days}
    </>
  )
}
