import { useLingui } from '@lingui/react/macro'

import type { components } from '#openapi/schema.d.ts'
import { FactIcon } from '#rental/car-facts/fact-icon.tsx'
import { useMainFacts } from '#rental/car-facts/main-facts.tsx'
import { styled } from '#ui/style/styled.ts'

/** As many on a line as a telephone has room for; elsewhere always the same places of a grid. */
const Facts = styled('ul', {
  base: {
    gridArea: 'facts',
    display: { base: 'flex', md: 'grid' },
    flexWrap: 'wrap',
    gridTemplateColumns: {
      md: '5.25rem 8.375rem minmax(0, 1fr)',
      lg: 'repeat(2, minmax(0, 1fr))',
    },
    justifyContent: 'start',
    columnGap: { base: '3', md: '2' },
    rowGap: { base: '0', md: '1.5' },
    listStyle: 'none',
    fontSize: { base: 'xs', md: 'sm' },
  },
})

const Item = styled('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '0', md: '1.5' },
    minW: '0',
    '& > svg': { display: { base: 'none', md: 'block' }, color: 'fg.muted' },
  },
  variants: {
    /** Only where there is room for more than four. */
    isExtra: { true: { display: { base: 'none', md: 'flex' } } },
  },
})

/** What decides at a glance, each fact always in the same column; the rest is told on the car's page. */
export function CardFacts({ car }: { car: components['schemas']['Car'] }) {
  const { t } = useLingui()

  return (
    <Facts aria-label={t`Facts`}>
      {useMainFacts(car).map(({ fact, text, isExtra }) => (
        <Item key={fact} isExtra={isExtra}>
          <FactIcon fact={fact} />
          {text}
        </Item>
      ))}
    </Facts>
  )
}
