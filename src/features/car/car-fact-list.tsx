import { useLingui } from '@lingui/react/macro'

import type { components } from '@masar/openapi/schema.d.ts'
import { FactIcon } from '#rental/car-facts/fact-icon.tsx'
import { useMainFacts } from '#rental/car-facts/main-facts.tsx'
import { styled } from '#ui/style/styled.ts'

const List = styled('ul', {
  base: {
    gridArea: 'facts',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
    columnGap: '4',
    rowGap: '2',
    listStyle: 'none',
    '& > li': { display: 'flex', alignItems: 'center', gap: '2', minW: '0' },
    '& svg': { color: 'fg.muted', width: '1.125rem', height: '1.125rem' },
  },
})

/** Lists the same facts as a car's card in the search results, in the same order. */
export function CarFactList({ car }: { car: components['schemas']['Car'] }) {
  const { t } = useLingui()

  return (
    <List aria-label={t`Facts`}>
      {useMainFacts(car).map(({ fact, text }) => (
        <li key={fact}>
          <FactIcon fact={fact} />
          {text}
        </li>
      ))}
    </List>
  )
}
