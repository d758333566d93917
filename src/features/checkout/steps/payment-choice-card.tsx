import { Trans } from '@lingui/react/macro'
import { useId } from 'react'

import { billOfTerms, type Due, type PaymentTerms } from '#domain/payment.ts'
import type { Bill } from '#domain/shown-bill.ts'
import { usePrices } from '#rental/prices.tsx'
import { chakra } from '#ui/styled.ts'
import { Figures, P } from '#ui/type.tsx'

import { CancellationText, type CancellationFacts } from './cancellation-text.tsx'

const Box = chakra('div', {
  base: {
    position: 'relative',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'lg',
    p: '4',
    '&:has(input:checked)': {
      borderColor: 'accent',
      bg: 'accent.subtle',
      boxShadow: 'inset 0 0 0 1px var(--m-colors-accent)',
    },
    '&:has(input:focus-visible)': { outline: '3px solid {colors.accent}', outlineOffset: '2px' },
  },
  variants: { barred: { true: { bg: 'bg.subtle', borderStyle: 'dashed' } } },
})

const Terms = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '9rem 1fr' },
    columnGap: '4',
    rowGap: { base: '0', sm: '1' },
    ps: '8',
    pt: '2',
    fontSize: 'sm',
    '& dt': { color: 'fg.muted' },
    '& dd': { mb: { base: '2', sm: '0' } },
  },
})

export interface PaymentChoiceCardProps {
  title: string
  terms: PaymentTerms
  /** Why it cannot be chosen. */
  bar: string | null
  cancellation: CancellationFacts
  isChosen: boolean
  onChoose: () => void
}

/**
 * One way to pay: what is due now, what at the counter, what a cancellation costs. A barred one can
 * be reached by keyboard, so that its reason is heard, and is refused when it is pressed.
 */
export function PaymentChoiceCard(props: PaymentChoiceCardProps) {
  const { title, terms, bar, cancellation, isChosen, onChoose } = props
  const { showPayment } = usePrices()
  const id = useId()
  const bill = billOfTerms(terms)
  const { paid, due } = showPayment(bill, terms.now.total)

  return (
    <Box barred={bar !== null}>
      <chakra.label display="flex" gap="3" alignItems="start" cursor={bar ? 'default' : 'pointer'}>
        <chakra.input
          type="radio"
          name="choice"
          value={terms.choice}
          checked={isChosen}
          aria-disabled={bar !== null}
          aria-describedby={id}
          onChange={onChoose}
          width="5"
          height="5"
          mt="0.5"
          flexShrink={0}
          scrollMarginTop="15rem"
          accentColor="var(--m-colors-accent)"
          _focusVisible={{ outline: 'none' }}
        />
        <chakra.span fontWeight="semibold" color={bar ? 'fg.muted' : undefined}>
          {title}
        </chakra.span>
      </chakra.label>
      {bar ? (
        <P id={id} size="sm" ps="8" pt="1">
          {bar}
        </P>
      ) : (
        <Terms id={id}>
          <dt>
            <Trans>Now</Trans>
          </dt>
          <dd>
            <DueText due={terms.now} sum={paid} bill={bill} />
          </dd>
          <dt>
            <Trans>At the counter</Trans>
          </dt>
          <dd>
            <DueText due={terms.atCounter} sum={due} bill={bill} />
          </dd>
          <dt>
            <Trans>If I cancel</Trans>
          </dt>
          <dd>
            <CancellationText facts={cancellation} isPaidNow={terms.now.total > 0} />
          </dd>
        </Terms>
      )}
    </Box>
  )
}

/** `sum` is the text of `due.total`. */
function DueText({ due, sum, bill }: { due: Due; sum: string; bill: Bill }) {
  const { showBill } = usePrices()
  if (due.total === 0) return <Trans>Nothing</Trans>

  const { rental, deposit } = showBill(bill)
  return (
    <>
      <Figures fontWeight="semibold">{sum}</Figures>
      {due.rental > 0 && due.deposit > 0 ? (
        <chakra.span color="fg.muted">
          {' '}
          <Trans>
            (rental {rental}, deposit {deposit})
          </Trans>
        </chakra.span>
      ) : null}
    </>
  )
}
