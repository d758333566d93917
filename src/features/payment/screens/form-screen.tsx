import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { ActionRow } from '#ui/control/action-row.tsx'
import { Button } from '#ui/control/button.tsx'
import { Card } from '#ui/page/card.tsx'

import { ScreenHeading } from '#rental/screens/screen-heading.tsx'
import { Stack } from '#ui/style/styled.ts'
import { PAYMENT_METHODS } from '../methods/payment-methods.ts'
import type { ProviderFormComponent } from '../methods/payment-method.ts'
import {
  CheckPayment,
  LeavePayment,
  OtherPaymentMethod,
  type PaymentActionProps,
} from '../payment-actions.tsx'
import { AmountToPay } from './amount-to-pay.tsx'
import { ChargeFacts, type PaymentSubject } from './charge-facts.tsx'
import { FormHeading } from './form-heading.tsx'
import { FormNotice } from './form-notice.tsx'
import { SecurePayment } from './secure-payment.tsx'

export interface FormScreenProps extends PaymentActionProps {
  paidFor: PaymentSubject
  form: ProviderFormComponent | undefined
}

/**
 * The provider's form, from its first field to the bank's approval. It must stay mounted throughout: some forms
 * would lose a pending payment if they were remounted.
 */
export function FormScreen({ actor, paidFor, form: Form }: FormScreenProps) {
  const isEntering = useSelector(actor, (payment) => payment.matches({ paying: 'entering' }))

  return (
    <Card>
      <Stack gap={{ base: '4', md: '5' }}>
        <Stack gap={{ base: '2', md: '3' }}>
          <ScreenHeading>
            <FormHeading actor={actor} />
          </ScreenHeading>
          <SecurePayment actor={actor} />
          {isEntering ? (
            <ChargeFacts actor={actor} paidFor={paidFor} />
          ) : (
            <AmountToPay actor={actor} />
          )}
        </Stack>
        {isEntering ? <FormNotice actor={actor} /> : null}
        {Form ? <Form actor={actor} methods={PAYMENT_METHODS} /> : null}
        <ActionRow isBeside>
          {isEntering ? (
            <>
              <OtherProviders actor={actor} />
              <OtherPaymentMethod actor={actor} />
              <LeavePayment actor={actor} />
            </>
          ) : (
            <CheckPayment actor={actor} />
          )}
        </ActionRow>
      </Stack>
    </Card>
  )
}

/** Buttons for the other providers that can take this payment. */
export function OtherProviders({ actor }: PaymentActionProps) {
  const { t } = useLingui()
  const { offers, chosen } = useSelector(actor, ({ context }) => context)
  const others = offers.filter(({ name }) => name !== chosen)

  return others.map(({ name }) => (
    <Button
      key={name}
      variant="outline"
      onClick={() => actor.send({ type: 'provider.chosen', provider: name })}
    >
      {t(PAYMENT_METHODS[name].switchTo)}
    </Button>
  ))
}
