import type { Amount } from '@masar/domain/money/money.ts'
import { Trans } from '@lingui/react/macro'

import type { BillLine } from '#api/links/price-lines.ts'
import type { PriceFacts } from '@masar/domain/pricing/price-summary.ts'
import { styled, HStack, Stack } from '#ui/style/styled.ts'
import { Figures, P } from '#ui/style/type.tsx'

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
  /** The pick-up is past. */
  isPickedUp?: boolean
}

/**
 * The only component that explains a price (MONEY-19): rental and extras are the total price, the
 * deposit is separate, and two lines say when each part is paid, the one that is due last.
 */
export function PriceBlock(props: PriceBlockProps) {
  const { lines, isOff = false, isHowUnknown = false, isPickedUp = false } = props
  const { showPrice } = usePrices()
  const texts = showPrice(priceFacts(props))

  return (
    <Stack gap="3">
      <PriceTable lines={lines} texts={texts} isLast={isOff || texts.online === null} />
      <RefundableDeposit
        texts={texts}
        isPaid={props.paid !== null}
        isHowUnknown={isHowUnknown}
        isOff={isOff}
      />
      {isOff ? null : (
        <PaidParts
          texts={texts}
          isPaid={props.paid !== null}
          isHowUnknown={isHowUnknown}
          isPickedUp={isPickedUp}
        />
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

interface RefundableDepositProps {
  texts: PriceTexts
  isPaid: boolean
  isHowUnknown: boolean
  isOff: boolean
}

function RefundableDeposit({ texts, isPaid, isHowUnknown, isOff }: RefundableDepositProps) {
  const { deposit, online } = texts
  if (deposit === null) return null

  const isOnline = online !== null && online.refundable !== null && !isHowUnknown

  return (
    <HStack gap="min(1rem, 5vw)" wrap="wrap" align="start">
      <styled.div flex="1 1 8ch">
        <p>
          <Trans>Refundable deposit</Trans>
        </p>
        {isOff ? null : (
          <P size="sm" tone="muted">
            {isOnline ? (
              <PaidDeposit isPaid={isPaid} />
            ) : (
              <Trans>Returned after the drop-off</Trans>
            )}
          </P>
        )}
      </styled.div>
      <Figures ms="auto">{deposit}</Figures>
    </HStack>
  )
}

/** A deposit that is paid online is money that leaves the account: when, and until when, is said beside it. */
const PaidDeposit = ({ isPaid }: { isPaid: boolean }) =>
  isPaid ? (
    <Trans>Paid online, returned after the drop-off</Trans>
  ) : (
    <Trans>Charged today, returned after the drop-off</Trans>
  )
