import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'

import type { CheckoutStep } from '@masar/domain/booking/checkout-steps.ts'
import { WhenParsed } from '#ui/page/when-parsed.tsx'
import { styled } from '#ui/style/styled.ts'

import { Mark } from './step-panel.tsx'
import { STEP_TITLES } from './step-titles.ts'

const Line = styled('ol', {
  base: { display: 'flex', flexWrap: 'wrap', listStyleType: 'none', gap: '2' },
})

/** A step's mark, with a line to the next one. */
const Item = styled('li', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: 'center',
    gap: { base: '1', md: '2' },
    fontSize: { base: 'xs', md: 'sm' },
    color: 'fg.muted',
    flex: { base: '1', md: 'initial' },
    '&:not(:last-child)': { flex: '1' },
    '&:not(:last-child)::after': {
      content: { md: '""' },
      flex: '1',
      minWidth: '2',
      height: '2px',
      bg: 'border',
      marginInlineEnd: '0',
    },
    '&[aria-current]': { color: 'fg', fontWeight: 'semibold' },
  },
})

export interface StepLineProps {
  step: CheckoutStep
  /** The steps for this car. */
  steps: readonly CheckoutStep[]
}

/** The progress through the steps. Each step shows its number and name, shortened on small screens. */
export function StepLine({ step, steps }: StepLineProps) {
  const { t } = useLingui()
  const current = Math.max(0, steps.indexOf(step))

  return (
    <WhenParsed>
      {/* The key remounts the list when the number of steps changes, so that no item appears to move. */}
      <Line key={steps.length} aria-label={t`Steps`}>
        {steps.map((each, index) => (
          <Item key={each} aria-current={index === current ? 'step' : undefined}>
            <Mark
              state={index < current ? 'done' : index === current ? 'open' : 'waiting'}
              aria-hidden
            >
              {index < current ? <Check size={16} /> : index + 1}
            </Mark>
            <styled.span aria-hidden display={{ lg: 'none' }}>
              {t(STEP_TITLES[each].short)}
            </styled.span>
            <styled.span
              position={{ base: 'absolute', lg: 'static' }}
              width={{ base: '1px', lg: 'auto' }}
              height={{ base: '1px', lg: 'auto' }}
              overflow="hidden"
              whiteSpace="nowrap"
            >
              {t(STEP_TITLES[each].title)}
              {index < current ? (
                <styled.span srOnly>
                  {' '}
                  <Trans comment="A step of checkout">(done)</Trans>
                </styled.span>
              ) : null}
            </styled.span>
          </Item>
        ))}
      </Line>
    </WhenParsed>
  )
}
