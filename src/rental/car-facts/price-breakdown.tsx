import type { Amount } from '@masar/domain/money/money.ts'
import { Trans } from '@lingui/react/macro'

import type { BillLine } from '#api/links/price-lines.ts'
import { styled } from '#ui/style/styled.ts'

import { usePrices } from '../prices.tsx'
import { PriceLineLabel } from './price-line-label.tsx'

const Table = styled('table', {
  base: { width: 'full', borderCollapse: 'collapse' },
  variants: { size: { sm: { fontSize: 'sm' }, md: { fontSize: 'md' } } },
})
const LabelCell = styled('th', {
  base: { py: '1', pe: '4', fontWeight: 'normal', textAlign: 'start', verticalAlign: 'top' },
})
const AmountCell = styled(
  'td',
  { base: { py: '1', textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } },
  { defaultProps: { translate: 'no' } },
)
const SumRow = styled('tr', {
  base: {
    borderTopWidth: '1px',
    borderColor: 'border.strong',
    '& > *': { pt: '2', fontWeight: 'bold' },
  },
})

export interface PriceBreakdownProps {
  lines: readonly BillLine[]
  /** The deposit shown on the same page, in millimes; it is rounded together with the bill. */
  deposit: Amount
  /** What the bill is for, on pages that show several bills. */
  caption?: string
  size?: 'sm' | 'md'
}

/** A bill, line by line. The amounts shown add up exactly, in any currency. */
export function PriceBreakdown({ lines, deposit, caption, size = 'md' }: PriceBreakdownProps) {
  const { showBill } = usePrices()
  const bill = showBill({ lines: lines.map((line) => line.amount), deposit })

  return (
    <Table size={size}>
      <caption>
        <styled.span srOnly>{caption ?? <Trans>Price details</Trans>}</styled.span>
      </caption>
      <tbody>
        {lines.map((line, index) => (
          <tr key={`${line.kind} ${line.from ?? ''}`}>
            <LabelCell scope="row">
              <PriceLineLabel line={line} />
            </LabelCell>
            <AmountCell>{bill.lines[index]}</AmountCell>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <SumRow>
          <LabelCell scope="row">
            <Trans>Total</Trans>
          </LabelCell>
          <AmountCell>{bill.rental}</AmountCell>
        </SumRow>
      </tfoot>
    </Table>
  )
}
