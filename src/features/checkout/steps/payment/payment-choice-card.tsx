import { Trans } from '@lingui/react/macro'
import { useId } from 'react'

import { getFullRefundDeadline } from '@masar/domain/booking/cancellation.ts'
import type { PaymentTerms } from '@masar/domain/payment/payment.ts'
import type { PriceFacts } from '@masar/domain/pricing/price-summary.ts'
import { useDeadlineTexts } from '#rental/deadline/use-deadline-texts.ts'
import { useCapabilities } from '#rental/operator-settings.ts'
import { type PartTexts, usePrices } from '#rental/prices.tsx'
import { styled } from '#ui/style/styled.ts'
import { Figures, P } from '#ui/style/type.tsx'

import type { CheckoutActor } from '../../flow/checkout.flow.ts'
import { AddCancellationOption } from './add-cancellation-option.tsx'
import type { CancellationFacts } from './cancellation-facts.ts'
import { CancellationText } from './cancellation-text.tsx'

const Box = styled('div', {
  base: {
    position: 'relative',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'lg',
    p: '4',
    '&[data-checked]': {
      borderColor: 'accent',
      bg: 'accent.subtle',
      boxShadow: 'inset 0 0 0 1px var(--m-colors-accent)',
    },
    // Firefox 115 outlines the radio button instead.
    '@supports selector(:has(*))': {
      '&:has(input:focus-visible)': { outline: '3px solid {colors.accent}', outlineOffset: '2px' },
      '& input:focus-visible': { outline: 'none' },
    },
  },
  variants: { barred: { true: { bg: 'bg.subtle', borderStyle: 'dashed' } } },
})

const Terms = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      lg: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
    },
    columnGap: '4',
    rowGap: '1',
    maxW: { lg: '32rem' },
    ps: 'min(2rem, 8vw)',
    pt: '1',
  },
})
const Name = styled('dt', { base: { fontSize: 'sm', color: 'fg.muted' } })
/**
 * The amounts of all cards are aligned: at the end of a row on narrow screens, below their names on wide ones, where
 * the end of the row is far away.
 */
const AmountCell = styled('div', {
  base: {
    lgDown: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '4',
      alignItems: 'baseline',
      '& dt': { flex: '1 1 auto', minW: '0', overflowWrap: 'anywhere' },
      '& dd': { display: 'contents' },
      '& dd > *': { minW: '0', overflowWrap: 'anywhere' },
      '& dd > :first-child': { ms: 'auto' },
      '& dd > :nth-child(2)': { flex: '1 0 100%', textAlign: 'end' },
    },
  },
})

export interface PaymentChoiceCardProps {
  actor: CheckoutActor
  title: string
  /** The price lines from which the displayed amounts are calculated. */
  price: PriceFacts
  terms: PaymentTerms
  /** The reason why the choice cannot be selected; null if it can. */
  bar: string | null
  cancellation: CancellationFacts
  isChosen: boolean
  onChoose: () => void
}

/**
 * A payment choice: the amounts due now and at pick-up and, once it is selected, the cost of a cancellation. A barred choice cannot be selected, but it can be focused, so that screen readers announce the
 * reason.
 */
export function PaymentChoiceCard(props: PaymentChoiceCardProps) {
  const { actor, title, price, terms, bar, cancellation, isChosen, onChoose } = props
  const { online, atPickUp } = usePrices().showPrice({ ...price, choice: terms.choice, paid: null })
  const id = useId()

  return (
    <Box barred={bar !== null} data-checked={isChosen ? '' : undefined}>
      <styled.label
        display="flex"
        flexWrap="wrap"
        columnGap="3"
        alignItems="center"
        minH="7"
        cursor={bar ? 'default' : 'pointer'}
      >
        <styled.input
          type="radio"
          name="choice"
          value={terms.choice}
          checked={isChosen}
          aria-label={title}
          aria-disabled={bar !== null}
          aria-describedby={id}
          onChange={onChoose}
          width="5"
          height="5"
          flexShrink={0}
          scrollMarginTop="15rem"
          accentColor="var(--m-colors-accent)"
        />
        <styled.span
          flex="1"
          minW="min(8rem, 30vw)"
          fontWeight="semibold"
          color={bar ? 'fg.muted' : undefined}
        >
          {title}
        </styled.span>
      </styled.label>
      {bar ? (
        <P id={id} size="sm" ps="8" pt="1">
          {bar}
        </P>
      ) : (
        <styled.div id={id}>
          {online && atPickUp ? (
            <Terms>
              <AmountCell>
                <Name>
                  <Trans>Pay now</Trans>
                </Name>
                <dd>
                  <PartText part={online} />
                </dd>
              </AmountCell>
              <AmountCell>
                <Name>
                  <Trans>Pay at pick-up</Trans>
                </Name>
                <dd>
                  <PartText part={atPickUp} />
                </dd>
              </AmountCell>
              {isChosen ? (
                <styled.div
                  gridColumn="1 / -1"
                  borderTopWidth="1px"
                  borderColor="border.strong"
                  pt="2"
                  mt="1"
                >
                  <Name>
                    <Trans>If you cancel</Trans>
                  </Name>
                  <dd>
                    <CancellationText facts={cancellation} now={terms.now} />
                  </dd>
                </styled.div>
              ) : null}
            </Terms>
          ) : null}
          {isChosen ? null : <RiskFree terms={terms} cancellation={cancellation} />}
        </styled.div>
      )}
      {/* Not part of the radio button's description, although it is displayed below the cancellation terms. */}
      {isChosen && !bar && !cancellation.isBought ? (
        <styled.div ps="8">
          <AddCancellationOption actor={actor} facts={cancellation} />
        </styled.div>
      ) : null}
    </Box>
  )
}

/** The date until which cancellation is free, for a choice without an online payment. */
function RiskFree({ terms, cancellation }: Pick<PaymentChoiceCardProps, 'terms' | 'cancellation'>) {
  const { refundTerms } = useCapabilities()
  const { isBought, from, zone } = cancellation
  const until = useDeadlineTexts(zone).moment(getFullRefundDeadline(from))
  if (!refundTerms || !isBought || terms.now.total > 0) return null

  return (
    <P size="sm" ps="8" color="success.fg" fontWeight="medium">
      <Trans>Free cancellation until {until}</Trans>
    </P>
  )
}

function PartText({ part: { amount, refundable, isNothing } }: { part: PartTexts }) {
  if (isNothing) {
    return (
      <span>
        <Trans>Nothing</Trans>
      </span>
    )
  }

  return (
    <>
      <Figures fontWeight="semibold">{amount}</Figures>
      {refundable === null ? null : (
        <styled.span display="block" fontSize="sm" color="fg.muted">
          {refundable === amount ? (
            <Trans context="of an amount">refundable</Trans>
          ) : (
            <Trans>incl. {refundable} refundable deposit</Trans>
          )}
        </styled.span>
      )}
    </>
  )
}
