import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'

import {
  TEST_CARDS,
  type TestCard,
  type TestCardOutcome,
} from '@masar/domain/payment/test-cards.ts'
import { styled, Stack } from '#ui/style/styled.ts'
import { Figures } from '#ui/style/type.tsx'

const OUTCOME_LABELS: Record<TestCardOutcome, MessageDescriptor> = {
  accepted: msg`Accepted`,
  declined: msg`Declined by the bank`,
  'insufficient-funds': msg`Insufficient funds`,
  challenge: msg`The bank asks first (3-D Secure)`,
  'connection-lost': msg`Charged, and the connection breaks`,
  slow: msg`Accepted after 30 seconds`,
  'provider-down': msg`The payment provider is down`,
}

const Row = styled('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '11rem 1fr' },
    alignItems: 'center',
    columnGap: '4',
    width: 'full',
    minH: '11',
    px: '3',
    py: '2',
    textAlign: 'start',
    fontSize: 'sm',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
  },
})

const Summary = styled('summary', {
  base: { fontSize: 'sm', fontWeight: 'medium', minH: '11', py: '3', cursor: 'pointer' },
})

export interface TestCardListProps {
  onChoose: (card: TestCard) => void
}

/**
 * The test cards and their outcomes. A click on a card fills in the form. The list is collapsed by default,
 * because customers pay with their own cards.
 */
export function TestCardList({ onChoose }: TestCardListProps) {
  const { t } = useLingui()

  return (
    <details>
      <Summary>
        <Trans>Test mode: cards to try</Trans>
      </Summary>
      <Stack
        as="ul"
        gap="0"
        listStyleType="none"
        borderWidth="1px"
        borderColor="border"
        borderRadius="md"
        overflow="hidden"
      >
        {TEST_CARDS.map((card, index) => (
          <styled.li
            key={card.number}
            borderTopWidth={index > 0 ? '1px' : undefined}
            borderColor="border"
          >
            <Row type="button" onClick={() => onChoose(card)}>
              <Figures dir="ltr" fontWeight="medium" color="accent">
                {card.number}
              </Figures>
              <styled.span color="fg.muted">{t(OUTCOME_LABELS[card.outcome])}</styled.span>
            </Row>
          </styled.li>
        ))}
      </Stack>
    </details>
  )
}
