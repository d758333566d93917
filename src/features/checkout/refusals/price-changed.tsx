import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { makeBill } from '@masar/domain/pricing/quote.ts'
import { haveConditionsChanged } from '@masar/machines/placing/attempt.ts'
import { ConditionsLink } from '#rental/conditions/conditions-link.tsx'
import { Button } from '#ui/control/button.tsx'
import { usePrices } from '#rental/prices.tsx'
import { Figures, P } from '#ui/style/type.tsx'

import { BackToReviewButton } from './actions.tsx'
import { RefusalCard } from '#rental/screens/refusal-card.tsx'
import { styled } from '#ui/style/styled.ts'
import type { PlacingRefusalProps } from './refusal-props.ts'

const Row = styled('div', {
  base: { display: 'flex', justifyContent: 'space-between', gap: '4', py: '1' },
})

/**
 * Shows the old and the new price, or that the rental conditions have changed, and lets the customer decide.
 */
export function PriceChanged({ actor }: PlacingRefusalProps) {
  const { showBill } = usePrices()
  const { quote, agreed, draft } = useSelector(actor, ({ context }) => context)
  if (!quote || !agreed) return null

  const hasNewPrice =
    makeBill(quote, draft.extras).total !== agreed.rental || quote.deposit !== agreed.deposit
  const now = showBill({ lines: [makeBill(quote, draft.extras).total], deposit: quote.deposit })
  const before = showBill({ lines: [agreed.rental], deposit: agreed.deposit })

  return (
    <RefusalCard
      tone="warning"
      title={
        hasNewPrice ? (
          <Trans>The price has changed</Trans>
        ) : (
          <Trans>The rental conditions have changed</Trans>
        )
      }
      actions={
        <>
          <Button onClick={() => actor.send({ type: 'price.accepted' })}>
            <Trans>Book now for {now.rental}</Trans>
          </Button>
          <BackToReviewButton actor={actor} />
        </>
      }
    >
      <P>
        {hasNewPrice ? (
          <Trans>It changed while you were filling in the form. Nothing is booked yet.</Trans>
        ) : (
          <Trans>They changed while you were filling in the form. Nothing is booked yet.</Trans>
        )}
      </P>
      {quote.conditions && haveConditionsChanged(agreed, quote) ? (
        <P>
          {hasNewPrice ? <Trans>The rental conditions have changed, too.</Trans> : null}{' '}
          <ConditionsLink {...quote.conditions} opensTab />
        </P>
      ) : null}
      {hasNewPrice ? <Prices now={now} before={before} /> : null}
    </RefusalCard>
  )
}

type FormattedPrices = ReturnType<ReturnType<typeof usePrices>['showBill']>

const Prices = ({ now, before }: { now: FormattedPrices; before: FormattedPrices }) => (
  <styled.dl maxW="22rem">
    <Row>
      <dt>
        <Trans>Previous price</Trans>
      </dt>
      <dd>
        <Figures as="s" color="fg.muted">
          {before.rental}
        </Figures>
      </dd>
    </Row>
    <Row>
      <dt>
        <Trans>New price</Trans>
      </dt>
      <dd>
        <Figures fontWeight="bold">{now.rental}</Figures>
      </dd>
    </Row>
    {before.deposit === now.deposit ? null : (
      <Row>
        <dt>
          <Trans>Deposit</Trans>
        </dt>
        <dd>
          <Figures as="s" color="fg.muted">
            {before.deposit}
          </Figures>{' '}
          <Figures fontWeight="bold">{now.deposit}</Figures>
        </dd>
      </Row>
    )}
  </styled.dl>
)
