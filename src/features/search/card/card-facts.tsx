import { useLingui } from '@lingui/react/macro'

import type { components } from '@masar/openapi/schema.d.ts'
import { FactIcon } from '#rental/car-facts/fact-icon.tsx'
import { useMainFacts } from '#rental/car-facts/main-facts.tsx'
import { styled } from '#ui/style/styled.ts'

/**
 * Each line shows as many facts as fit, separated by dots. On a wide card, the facts form a grid with fixed
 * columns.
 */
const Facts = styled('ul', {
  base: {
    gridArea: 'facts',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'start',
    columnGap: '3',
    rowGap: '0',
    // Hides the dot before the first fact of each line.
    overflow: 'hidden',
    listStyle: 'none',
    fontSize: 'sm',
    lineHeight: '1.4',
    _roomy: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: '2',
      rowGap: '1.5',
    },
  },
})

const Item = styled('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minW: '0',
    '& > svg': { display: 'none', color: 'fg.muted' },
    position: 'relative',
    _before: { content: '"·"', position: 'absolute', insetStart: '-2', color: 'fg.muted' },
    _roomy: {
      gap: '1.5',
      '& > svg': { display: 'block' },
      _before: { content: 'none' },
    },
  },
})

/** The most important facts, each always in the same column. All facts are on the car's page. */
export function CardFacts({ car }: { car: components['schemas']['Car'] }) {
  const { t } = useLingui()

  return (
    <Facts aria-label={t`Facts`}>
      {useMainFacts(car).map(({ fact, text }) => (
        <Item key={fact}>
          <FactIcon fact={fact} />
          {text}
        </Item>
      ))}
    </Facts>
  )
}
