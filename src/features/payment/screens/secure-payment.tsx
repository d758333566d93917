import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Lock } from 'lucide-react'

import { HStack } from '#ui/style/styled.ts'

import { CardMarks } from '../forms/card-marks.tsx'
import { PAYMENT_METHODS } from '../methods/payment-methods.ts'
import type { PaymentActionProps } from '../payment-actions.tsx'

/**
 * A note above every provider's form that the connection is encrypted. Shows the logos of accepted cards if
 * customers enter card details.
 */
export function SecurePayment({ actor }: PaymentActionProps) {
  const provider = useSelector(actor, ({ context }) => context.provider)

  return (
    <HStack columnGap="3" rowGap="2" wrap="wrap" justify="space-between" fontSize="sm">
      <HStack gap="1.5" color="success.fg" fontWeight="medium">
        <Lock aria-hidden size={16} style={{ flexShrink: 0 }} />
        <Trans>Secure, encrypted payment</Trans>
      </HStack>
      {provider && PAYMENT_METHODS[provider].takesCards ? <CardMarks /> : null}
    </HStack>
  )
}
