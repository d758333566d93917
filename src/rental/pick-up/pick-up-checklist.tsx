import { Trans } from '@lingui/react/macro'
import { Clock, CreditCard, FileText, IdCard } from 'lucide-react'

import type { components } from '@masar/openapi/schema.d.ts'
import { DepositMethods } from '#rental/conditions/deposit-methods.tsx'
import { styled, HStack } from '#ui/style/styled.ts'
import { H2, H3 } from '#ui/style/type.tsx'

const CHECKLIST_ITEMS = [
  {
    key: 'license',
    Icon: IdCard,
    text: <Trans>Bring a driving licence for each driver.</Trans>,
  },
  { key: 'passport', Icon: FileText, text: <Trans>Bring an identity card or passport.</Trans> },
  {
    key: 'card',
    Icon: CreditCard,
    text: <Trans>Bring a means of payment for the amount due at pick-up.</Trans>,
  },
  {
    key: 'time',
    Icon: Clock,
    text: <Trans>Arrive on time, or call the rental company.</Trans>,
  },
]

export interface PickUpChecklistProps {
  /** Whether nothing is left to pay. */
  isPaid?: boolean | undefined
  /** The accepted ways to pay the deposit at pick-up; empty if the company does not state them. */
  depositMethods?: components['schemas']['DepositMethods'] | undefined
  /** Shows boxes to check, for a printed voucher. */
  isOnPaper?: boolean
  /** Renders the list in its own card. */
  isAlone?: boolean
}

/**
 * What a customer needs at the counter (BOOK-5). The car page, checkout, booking and voucher show the same
 * list.
 */
export function PickUpChecklist({
  isPaid = false,
  depositMethods = [],
  isOnPaper = false,
  isAlone = false,
}: PickUpChecklistProps) {
  const Title = isAlone ? H2 : H3
  const items = CHECKLIST_ITEMS.filter(({ key }) => key !== 'card' || !isPaid)

  return (
    <styled.section>
      <Title mb={isOnPaper || isAlone ? '3' : '2'}>
        <Trans>Pick-up checklist</Trans>
      </Title>
      <styled.ul listStyleType="none" display="grid" gap="2">
        {items.map(({ key, Icon, text }) => (
          <HStack as="li" key={key} gap="3" align="start">
            {isOnPaper ? (
              <span aria-hidden>☐</span>
            ) : (
              <Icon aria-hidden size={20} style={{ flexShrink: 0, marginBlockStart: '0.125rem' }} />
            )}
            <span>
              {text}
              {key === 'card' && depositMethods.length > 0 ? (
                <>
                  {' '}
                  <DepositMethods methods={depositMethods} />
                </>
              ) : null}
            </span>
          </HStack>
        ))}
      </styled.ul>
    </styled.section>
  )
}
