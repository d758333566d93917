import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ChevronUp } from 'lucide-react'

import { usePrices } from '#rental/prices.tsx'
import { toPriceFacts, type PriceBlockProps } from '#rental/price-block/price-block.tsx'
import { NEEDS_SCRIPT_PROPS } from '#ui/page/needs-script.tsx'
import { styled, HStack } from '#ui/style/styled.ts'
import { Figures } from '#ui/style/type.tsx'

export interface PriceBarProps {
  price: PriceBlockProps
  days: number
  isOpen: boolean
  detailsId: string
  onToggle: () => void
  /** Receives the element that will contain the step's button. */
  slotRef: (slot: HTMLElement | null) => void
}

/** The amount due; pressing it shows the details. */
const Toggle = styled('button', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    flex: '9999 1 8rem',
    minH: '11',
    textAlign: 'start',
    cursor: 'pointer',
  },
})

/** The bar at the bottom of the screen on phones: the amount due, its details, and the step's button. */
export function PriceBar(props: PriceBarProps) {
  const { price, days, isOpen, detailsId, onToggle, slotRef } = props
  const { t } = useLingui()

  return (
    <HStack
      {...NEEDS_SCRIPT_PROPS}
      hideFrom="md"
      minH="16"
      columnGap="2"
      rowGap="0"
      px="4"
      py="2"
      wrap="wrap"
      bg="bg.sand"
      position="sticky"
      bottom="0"
      css={{ paddingBlockEnd: 'max(0.5rem, env(safe-area-inset-bottom))' }}
    >
      <Toggle type="button" aria-expanded={isOpen} aria-controls={detailsId} onClick={onToggle}>
        <DueNow price={price} days={days} />
        <ChevronUp
          aria-hidden
          size={20}
          style={{ flexShrink: 0, rotate: isOpen ? '180deg' : '0deg' }}
        />
        <styled.span srOnly>{isOpen ? t`Hide details` : t`Show details`}</styled.span>
      </Toggle>
      {/* The space for the button, reserved until hydration. When long text wraps the button to its own line, it
         fills the width of the bar. */}
      <styled.div
        ref={slotRef}
        display={{ base: 'grid', md: 'none' }}
        flex="1 0 auto"
        minW="8.5rem"
        maxW="full"
        gridTemplateColumns="minmax(0, 1fr)"
      />
    </HStack>
  )
}

/** The amount due now, or the total price until a payment choice is selected. */
function DueNow({ price, days }: Pick<PriceBarProps, 'price' | 'days'>) {
  const { online, atPickUp, total, deposit } = usePrices().showPrice(toPriceFacts(price))

  if (!online || !atPickUp) {
    return (
      <styled.span minW="0" lineHeight="tight">
        <styled.span display="block" fontSize="lg" fontWeight="bold">
          <Trans>
            Total price <Figures>{total}</Figures>
          </Trans>
        </styled.span>
        <styled.span display="block" fontSize="xs" color="fg.muted">
          <Plural value={days} one="# day" other="# days" />
          {deposit === null ? null : (
            <>
              {' · '}
              <Trans>plus {deposit} refundable deposit</Trans>
            </>
          )}
        </styled.span>
      </styled.span>
    )
  }
  const isNow = !online.isNothing
  const { amount, refundable } = isNow ? online : atPickUp
  return (
    <styled.span minW="0" lineHeight="tight">
      <styled.span display="block" fontSize="lg" fontWeight="bold">
        {isNow ? (
          <Trans>
            Pay now <Figures>{amount}</Figures>
          </Trans>
        ) : (
          <Trans>
            Pay at pick-up <Figures>{amount}</Figures>
          </Trans>
        )}
      </styled.span>
      <styled.span display="block" fontSize="xs" color="fg.muted">
        {refundable === null ? null : <Trans>incl. {refundable} refundable deposit</Trans>}
        {isNow && refundable === null ? <Trans>{atPickUp.amount} at pick-up</Trans> : null}
      </styled.span>
    </styled.span>
  )
}
