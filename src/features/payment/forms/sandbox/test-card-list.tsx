import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'

import { TEST_CARDS, type TestCard, type TestCardOutcome } from '#domain/payment/test-cards.ts'
import { chakra, Stack } from '#ui/style/styled.ts'
import { Figures } from '#ui/style/type.tsx'

const OUTCOMES: Record<TestCardOutcome, MessageDescriptor> = {
  accepted: msg`Accepted`,
  declined: msg`Declined by the bank`,
  'insufficient-funds': msg`Not enough money on it`,
  challenge: msg`The bank asks first (3-D Secure)`,
  'connection-lost': msg`Charged, and the connection breaks`,
  slow: msg`Accepted after 30 seconds`,
  'provider-down': msg`The payment provider is down`,
}

const Row = chakra('button', {
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

export interface TestCardListProps {
  onChoose: (card: TestCard) => void
}

/** What the sandbox takes, and what each card does; one press fills the form. */
export function TestCardList({ onChoose }: TestCardListProps) {
  const { t } = useLingui()

  return (
    <chakra.fieldset>
      <chakra.legend fontSize="sm" fontWeight="medium" mb="2">
        <Trans>Test cards (tap to fill)</Trans>
      </chakra.legend>
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
          <chakra.li
            key={card.number}
            borderTopWidth={index > 0 ? '1px' : undefined}
            borderColor="border"
          >
            <Row type="button" onClick={() => onChoose(card)}>
              <Figures dir="ltr" fontWeight="medium" color="accent">
                {card.number}
              </Figures>
              <chakra.span color="fg.muted">{t(OUTCOMES[card.outcome])}</chakra.span>
            </Row>
          </chakra.li>
        ))}
      </Stack>
    </chakra.fieldset>
  )
}
