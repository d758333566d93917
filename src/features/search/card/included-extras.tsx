import { useLingui } from '@lingui/react/macro'

import { EXTRAS } from '#domain/pricing/extras.ts'
import type { components } from '#openapi/schema.d.ts'
import { INCLUDED_NAMES } from '#rental/car-facts/car-names.ts'
import { chakra } from '#ui/style/styled.ts'

import { FactIcon } from './fact-icon.tsx'

const List = chakra('ul', {
  base: {
    gridArea: 'included',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    listStyle: 'none',
    fontSize: { base: 'xs', md: 'sm' },
    color: 'success.fg',
    fontWeight: 'medium',
  },
})
const Item = chakra('li', { base: { display: 'flex', alignItems: 'center', gap: '1' } })

const MOST = 2

/** The first of what costs nothing. */
export function IncludedExtras({ car }: { car: components['schemas']['CarRow'] }) {
  const { i18n, t } = useLingui()
  const included = EXTRAS.filter((extra) => car[extra] === 0).slice(0, MOST)
  if (included.length === 0) return null

  return (
    <List aria-label={t`Included`}>
      {included.map((extra) => (
        <Item key={extra}>
          <FactIcon fact="included" />
          {i18n._(INCLUDED_NAMES[extra])}
        </Item>
      ))}
    </List>
  )
}
