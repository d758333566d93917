import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { styled } from '#ui/style/styled.ts'
import { Figures } from '#ui/style/type.tsx'

import type { PartTexts, PriceTexts } from '../prices.tsx'

const Lines = styled('dl', {
  base: { display: 'grid', gap: '1', pt: '3', borderTopWidth: '1px', borderColor: 'border.strong' },
})
/** At large text sizes the amount is below its name. */
const Line = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: 'min(1rem, 5vw)',
    '& dt': { flex: '1 1 6rem' },
    // The name and the amount share a line; the refundable part is below them.
    '& dd': { display: 'contents', textAlign: 'end' },
    '& dd > :first-child': { ms: 'auto' },
    '& dd > :nth-child(2)': { flex: '1 0 100%' },
  },
  variants: {
    isSettled: { true: { fontSize: 'lg', fontWeight: 'bold' } },
    /** The line with the amount that is due next. */
    isDue: {
      true: {
        fontSize: 'lg',
        fontWeight: 'bold',
        lineHeight: 'tight',
        // If they do not fit on one line, the amount moves to its own line.
        '& dt': { flex: '1 1 max-content', fontSize: { md: 'md', lg: 'lg' } },
        '& dd > :first-child': { fontSize: { base: 'min(1.5rem, 10vw)', md: 'xl', lg: '1.5rem' } },
      },
    },
  },
})

export interface PaidPartsProps {
  texts: Pick<PriceTexts, 'online' | 'atPickUp' | 'refund'>
  /** Whether the online part has been paid. */
  isPaid: boolean
  isHowUnknown?: boolean
  /** Whether the pick-up is in the past, so that nothing is left to pay there. */
  isPickedUp?: boolean
}

interface PartLineProps {
  name: ReactNode
  part: Omit<PartTexts, 'isNothing'>
  isDue: boolean
  isSettled?: boolean
}

/**
 * Shows when each part of the price is paid; renders nothing until a payment option is chosen. The amount due
 * now, or at pick-up, is the last and largest line. Once nothing is left to pay, the amount paid is last.
 */
export function PaidParts(props: PaidPartsProps) {
  const { texts, isPaid, isHowUnknown = false, isPickedUp = false } = props
  const { online, atPickUp, refund } = texts
  if (!online || !atPickUp) return null

  const now = {
    name: getOnlineLabel(isPaid, isHowUnknown),
    part: online,
    isDue: !isPaid && !online.isNothing,
  }
  const later =
    refund === null
      ? {
          name: isPickedUp ? <Trans>Amount due at pick-up</Trans> : <Trans>Pay at pick-up</Trans>,
          part: atPickUp,
          isDue: !now.isDue && !atPickUp.isNothing && !isPickedUp,
        }
      : {
          name: <Trans>Refunded at pick-up</Trans>,
          part: { amount: refund, refundable: null },
          isDue: false,
        }
  const isSettled = isPaid && refund === null && atPickUp.isNothing && !online.isNothing
  const [first, last] = now.isDue || isSettled ? [later, now] : [now, later]

  return (
    <Lines>
      <PartLine {...first} />
      <PartLine {...last} isSettled={isSettled || (isPickedUp && !last.isDue)} />
    </Lines>
  )
}

function getOnlineLabel(isPaid: boolean, isHowUnknown: boolean): ReactNode {
  if (!isPaid) return <Trans>Pay now</Trans>
  return isHowUnknown ? <Trans>Paid</Trans> : <Trans>Paid online</Trans>
}

function PartLine({ name, part: { amount, refundable }, isDue, isSettled }: PartLineProps) {
  return (
    <Line isDue={isDue} isSettled={isSettled}>
      <dt>{name}</dt>
      <dd>
        <Figures display="block">{amount}</Figures>
        {refundable === null ? null : (
          <styled.span display="block" fontSize="sm" fontWeight="normal" color="fg.muted">
            <Trans comment="So much of the amount above is the deposit">
              {refundable} refundable
            </Trans>
          </styled.span>
        )}
      </dd>
    </Line>
  )
}
