import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { toMinor } from '@masar/domain/money/money.ts'
import { Button } from '#ui/control/button.tsx'
import { usePrices } from '#rental/prices.tsx'
import { Figures, P } from '#ui/style/type.tsx'

import { RefusalCard } from '#rental/screens/refusal-card.tsx'
import { styled } from '#ui/style/styled.ts'
import { LeavePayment, OtherPaymentMethod, type PaymentActionProps } from '../payment-actions.tsx'

const Row = styled('div', {
  base: { display: 'flex', justifyContent: 'space-between', gap: '4', py: '1' },
})

/** Shown when the price or the exchange rate has changed. The customer decides whether to continue. */
export function AmountChanged({ actor }: PaymentActionProps) {
  const { show, showIn } = usePrices()
  const { amount, problem } = useSelector(actor, ({ context }) => context)
  const { price, charge } = problem?.kind === 'http' ? problem : {}
  const now = price === undefined ? amount : toMinor(price)
  const charged = charge && showIn(toMinor(charge.amount, charge.currency), charge.currency)

  return (
    <RefusalCard
      tone="warning"
      title={<Trans>The amount has changed</Trans>}
      actions={
        <>
          <Button onClick={() => actor.send({ type: 'price.accepted' })}>
            {charged ? <Trans>Pay {charged}</Trans> : <Trans>Pay {show(now)}</Trans>}
          </Button>
          <OtherPaymentMethod actor={actor} />
          <LeavePayment actor={actor} />
        </>
      }
    >
      <P>
        {now === amount ? (
          <Trans>
            The exchange rate has changed since you saw it. You haven’t been charged yet.
          </Trans>
        ) : (
          <Trans>The price has changed since you saw it. You haven’t been charged yet.</Trans>
        )}
      </P>
      {now === amount ? null : (
        <styled.dl maxW="22rem">
          <Row>
            <dt>
              <Trans>Previous amount</Trans>
            </dt>
            <dd>
              <Figures as="s" color="fg.muted">
                {show(amount)}
              </Figures>
            </dd>
          </Row>
          <Row>
            <dt>
              <Trans>New amount</Trans>
            </dt>
            <dd>
              <Figures fontWeight="bold">{show(now)}</Figures>
            </dd>
          </Row>
        </styled.dl>
      )}
    </RefusalCard>
  )
}
