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
  /** The lines of the rental and its extras; empty if they are no longer known. */
  lines: readonly BillLine[]
  /** The sum of the lines, in millimes. */
  total: Amount
  /** Whether nothing will be paid, because the booking is cancelled or was never completed. */
  isOff?: boolean
  /**
   * Whether the payment may have been made at the counter, because the backend does not report how it was made.
   */
  isHowUnknown?: boolean
  /** Whether the pick-up is in the past. */
  isPickedUp?: boolean
}

/**
 * The only component that explains a price (MONEY-19). The total is the rental plus extras, and the deposit is
 * separate. Two lines show when each part is paid; the part that is due comes last.
 */
export function PriceBlock(props: PriceBlockProps) {
  const { lines, isOff = false, isHowUnknown = false, isPickedUp = false } = props
  const { showPrice } = usePrices()
  const texts = showPrice(toPriceFacts(props))

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

/** For pages that show only part of the price. */
export function toPriceFacts({ lines, total, deposit, choice, paid }: PriceBlockProps): PriceFacts {
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
              <Trans>Returned after the drop-off if the car is undamaged</Trans>
            )}
          </P>
        )}
      </styled.div>
      <Figures ms="auto">{deposit}</Figures>
    </HStack>
  )
}

/** Explains when a deposit that is paid online is charged and returned. */
const PaidDeposit = ({ isPaid }: { isPaid: boolean }) =>
  isPaid ? (
    <Trans>Paid online; returned after the drop-off if the car is undamaged</Trans>
  ) : (
    <Trans>Charged today; returned after the drop-off if the car is undamaged</Trans>
  )
