import { chakra, Stack } from '@chakra-ui/react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'

import { TEST_CARDS, type TestCard, type TestCardOutcome } from '#domain/test-cards.ts'
import { Figures } from '#ui/type.tsx'

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
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '4',
    rowGap: '0',
    width: 'full',
    minH: '11',
    px: '3',
    py: '2',
    textAlign: 'start',
    fontSize: 'sm',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    _disabled: { opacity: 0.6, cursor: 'not-allowed' },
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
      <chakra.legend fontWeight="semibold" mb="1">
        <Trans>Test cards: press one to fill it in</Trans>
      </chakra.legend>
      <Stack as="ul" gap="0" listStyleType="none" mx="-3">
        {TEST_CARDS.map((card) => (
          <li key={card.number}>
            <Row type="button" onClick={() => onChoose(card)}>
              <Figures dir="ltr" fontWeight="medium">
                {card.number}
              </Figures>
              <chakra.span color="fg.muted">{t(OUTCOMES[card.outcome])}</chakra.span>
            </Row>
          </li>
        ))}
      </Stack>
    </chakra.fieldset>
  )
}
