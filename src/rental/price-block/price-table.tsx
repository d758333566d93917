import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { BillLine } from '#api/links/price-lines.ts'
import { styled } from '#ui/style/styled.ts'

import type { PriceTexts } from '../prices.tsx'
import { isExtraLine, LineText } from './line-text.tsx'

const Table = styled('table', { base: { width: 'full', borderCollapse: 'collapse' } })
/**
 * At large text sizes the amount is below its label. The roles are explicit because Safari drops those of table
 * rows with another `display`.
 */
const Line = styled(
  'tr',
  {
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'start',
      columnGap: 'min(1rem, 5vw)',
      '& > *': { py: '1' },
    },
    variants: {
      sum: {
        /** A total that is followed by the amount due. */
        plain: { '& > *': { fontWeight: 'semibold' } },
        last: { '& > *': { pt: '2', fontWeight: 'bold', fontSize: 'lg' } },
      },
    },
  },
  { defaultProps: { role: 'row' } },
)
const LabelCell = styled(
  'th',
  { base: { flex: '1 1 6rem', minW: '0', fontWeight: 'normal', textAlign: 'start' } },
  { defaultProps: { role: 'rowheader' } },
)
const AmountCell = styled(
  'td',
  { base: { ms: 'auto', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } },
  { defaultProps: { role: 'cell', translate: 'no' } },
)
const Detail = styled('span', {
  base: { display: 'block', fontSize: 'sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
})

export interface PriceTableProps {
  lines: readonly BillLine[]
  texts: PriceTexts
  /** Whether no payment lines follow, so that the total is the main amount. */
  isLast: boolean
}

/** Rental, extras and their sum, each with its calculation. */
export function PriceTable({ lines, texts, isLast }: PriceTableProps) {
  return (
    <Table>
      <caption>
        <styled.span srOnly>
          <Trans>Price details</Trans>
        </styled.span>
      </caption>
      <tbody>
        <Row name={<Trans>Rental</Trans>} amount={texts.rental}>
          <Details lines={lines.filter((line) => !isExtraLine(line))} amounts={texts.rentalLines} />
        </Row>
        {texts.extras === null ? null : (
          <Row name={<Trans>Extras</Trans>} amount={texts.extras}>
            <Details lines={lines.filter(isExtraLine)} amounts={texts.extraLines} />
          </Row>
        )}
      </tbody>
      <tfoot>
        <Line sum={isLast ? 'last' : 'plain'}>
          <LabelCell scope="row">
            <Trans>Total price</Trans>
          </LabelCell>
          <AmountCell>{texts.total}</AmountCell>
        </Line>
      </tfoot>
    </Table>
  )
}

interface RowProps {
  name: ReactNode
  amount: string
  children: ReactNode
}

function Row({ name, amount, children }: RowProps) {
  return (
    <Line>
      <LabelCell scope="row">
        {name}
        {children}
      </LabelCell>
      <AmountCell>{amount}</AmountCell>
    </Line>
  )
}

/** The lines of a row. Each shows its amount, unless it is the only one and the row shows the amount. */
function Details({ lines, amounts }: { lines: readonly BillLine[]; amounts: readonly string[] }) {
  return lines.map((line, index) => (
    <Detail key={`${line.kind} ${line.from ?? ''}`}>
      <LineText line={line} />
      {lines.length > 1 ? ` · ${amounts[index] ?? ''}` : null}
    </Detail>
  ))
}
