import type { Amount } from '#domain/money/money.ts'
import { Trans } from '@lingui/react/macro'
import { ShieldCheck } from 'lucide-react'

import type { BillLine } from '#api/links/price-lines.ts'
import type { PriceFacts } from '#domain/pricing/price-summary.ts'
import { styled, HStack, Stack } from '#ui/style/styled.ts'
import { Figures } from '#ui/style/type.tsx'

import { type PriceTexts, usePrices } from '../prices.tsx'
import { PaidParts } from './paid-parts.tsx'
import { PriceTable } from './price-table.tsx'
import { isExtraLine } from './line-text.tsx'

export interface PriceBlockProps extends Pick<PriceFacts, 'deposit' | 'choice' | 'paid'> {
  /** Of the rental and its extras; empty where nobody can tell them any more. */
  lines: readonly BillLine[]
  /** The sum of the lines, in millimes. */
  total: Amount
  /** Nothing is paid any more: the booking is cancelled, or never came to be. */
  isOff?: boolean
  /** What is paid may have been paid at the counter: the backend does not say. */
  isHowUnknown?: boolean
}

/**
 * The one way a page tells what a car costs (MONEY-19): rental and extras are the total price, the
 * deposit stands apart, and two tiles say when each part is paid.
 */
export function PriceBlock(props: PriceBlockProps) {
  const { lines, isOff = false, isHowUnknown = false } = props
  const { showPrice } = usePrices()
  const texts = showPrice(priceFacts(props))

  return (
    <Stack gap="3">
      <PriceTable lines={lines} texts={texts} />
      <RefundableDeposit texts={texts} />
      {isOff ? null : (
        <PaidParts texts={texts} isPaid={props.paid !== null} isHowUnknown={isHowUnknown} />
      )}
    </Stack>
  )
}

/** The same facts for who shows only a part of it. */
export function priceFacts({ lines, total, deposit, choice, paid }: PriceBlockProps): PriceFacts {
  const rental = lines.filter((line) => !isExtraLine(line)).map(({ amount }) => amount)
  const extras = lines.filter(isExtraLine).map(({ amount }) => amount)
  return { rental: lines.length > 0 ? rental : [total], extras, deposit, choice, paid }
}

function RefundableDeposit({ texts: { deposit } }: { texts: PriceTexts }) {
  if (deposit === null) return null

  return (
    <HStack
      gap="2"
      wrap="wrap"
      align="start"
      pt="3"
      borderTopWidth="1px"
      borderColor="border"
      fontSize="sm"
      color="fg.muted"
    >
      <ShieldCheck aria-hidden size={18} style={{ flexShrink: 0, marginBlockStart: '0.1rem' }} />
      <styled.p flex="1 1 8ch">
        <Trans>Refundable deposit, returned after the rental</Trans>
      </styled.p>
      <Figures ms="auto">{deposit}</Figures>
    </HStack>
  )
}
