import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { ChevronRight } from 'lucide-react'

import { ActionRow } from '#ui/control/action-row.tsx'
import { Card } from '#ui/page/card.tsx'
import { usePrices } from '#rental/prices.tsx'
import { P } from '#ui/style/type.tsx'

import { CarHeld } from '#rental/screens/car-held.tsx'
import { ScreenHeading } from '#rental/screens/screen-heading.tsx'
import { styled, Stack } from '#ui/style/styled.ts'
import { PAYMENT_METHODS } from '../methods/payment-methods.ts'
import { LeavePayment, OtherPaymentMethod, type PaymentActionProps } from '../payment-actions.tsx'

const Choice = styled('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    alignItems: 'center',
    gap: '4',
    p: '4',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'lg',
    bg: 'bg.raised',
    _hover: { bg: 'bg.subtle', borderColor: 'accent' },
    '& svg': { flexShrink: 0 },
  },
})

/**
 * The button on each provider's card. Its accessible name is the payment method, and its click target is the
 * whole card.
 */
const ChoiceName = styled('button', {
  base: {
    display: 'block',
    fontWeight: 'semibold',
    textAlign: 'start',
    cursor: 'pointer',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
    _focusVisible: {
      outline: 'none',
      _after: { outline: '3px solid {colors.accent}', outlineOffset: '2px' },
    },
  },
})

/**
 * Shown when several providers can take the payment. No provider is contacted until the customer selects it.
 */
export function ChooseProvider({ actor }: PaymentActionProps) {
  const { t } = useLingui()
  const { show } = usePrices()
  const { offers, amount } = useSelector(actor, ({ context }) => context)
  const due = show(amount)

  return (
    <Card>
      <Stack gap="5">
        <ScreenHeading>
          <Trans>How would you like to pay online?</Trans>
        </ScreenHeading>
        <P>
          <Trans>{due} due now.</Trans>
          <CarHeld />
        </P>
        <Stack as="ul" gap="3" listStyleType="none">
          {offers.map(({ name }) => {
            const { icon: Icon, name: title, hint } = PAYMENT_METHODS[name]
            return (
              <li key={name}>
                <Choice>
                  <Icon aria-hidden size={24} />
                  <styled.div>
                    <ChoiceName
                      type="button"
                      aria-describedby={`provider-${name}`}
                      onClick={() => actor.send({ type: 'provider.chosen', provider: name })}
                    >
                      {t(title)}
                    </ChoiceName>
                    <P id={`provider-${name}`} size="sm" tone="muted">
                      {t(hint())}
                    </P>
                  </styled.div>
                  <ChevronRight aria-hidden size={20} />
                </Choice>
              </li>
            )
          })}
        </Stack>
        <ActionRow>
          <OtherPaymentMethod actor={actor} />
          <LeavePayment actor={actor} />
        </ActionRow>
      </Stack>
    </Card>
  )
}
