import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { styled } from '#ui/style/styled.ts'

import type { PartTexts, PriceTexts } from '../prices.tsx'

const Tiles = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
    gap: '2',
  },
})
const Tile = styled('div', {
  base: {
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    bg: 'bg.raised',
    px: '3',
    py: '2',
    '& dt': { fontSize: 'sm', color: 'fg.muted' },
    '& dd': { lineHeight: 'tight', fontVariantNumeric: 'tabular-nums' },
  },
})

export interface PaidPartsProps {
  texts: Pick<PriceTexts, 'online' | 'atPickUp' | 'refund'>
  /** What is paid online has been paid. */
  isPaid: boolean
  isHowUnknown?: boolean
}

/** When the price is paid, in two tiles; none before a way to pay is chosen. */
export function PaidParts({ texts, isPaid, isHowUnknown = false }: PaidPartsProps) {
  const { online, atPickUp, refund } = texts
  if (!online || !atPickUp) return null

  return (
    <Tiles>
      <PartTile name={onlineName(isPaid, isHowUnknown)} part={online} />
      {refund === null ? (
        <PartTile name={<Trans>Pay at pick-up</Trans>} part={atPickUp} />
      ) : (
        <PartTile
          name={<Trans>Refunded at pick-up</Trans>}
          part={{ amount: refund, refundable: null }}
        />
      )}
    </Tiles>
  )
}

function onlineName(isPaid: boolean, isHowUnknown: boolean): ReactNode {
  if (!isPaid) return <Trans>Pay now</Trans>
  return isHowUnknown ? <Trans>Paid</Trans> : <Trans>Paid online</Trans>
}

function PartTile({
  name,
  part: { amount, refundable },
}: {
  name: ReactNode
  part: Omit<PartTexts, 'isNothing'>
}) {
  return (
    <Tile>
      <dt>{name}</dt>
      <dd>
        <styled.span display="block" fontSize="lg" fontWeight="bold">
          {amount}
        </styled.span>
        {refundable === null ? null : (
          <styled.span display="block" fontSize="sm" color="fg.muted" pt="0.5">
            <Trans comment="So much of the amount above is the deposit">
              {refundable} refundable
            </Trans>
          </styled.span>
        )}
      </dd>
    </Tile>
  )
}
