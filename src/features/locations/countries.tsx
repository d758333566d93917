import { Plural } from '@lingui/react/macro'

import type { RentalRules } from '@masar/domain/rental/rental-rules.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { styled, Stack } from '#ui/style/styled.ts'
import { H2 } from '#ui/style/type.tsx'

import { LocationRow } from './location-row.tsx'
import { type LocationNode, buildTree } from './location-tree.ts'

/** Where there is room, in two; a place stays with what belongs to it. */
const Columns = styled('div', {
  base: {
    '& > ul': { columnCount: { lg: 2 }, columnGap: '12' },
    '& > ul > li': { breakInside: 'avoid' },
  },
})

interface CountriesProps {
  countries: components['schemas']['CountryWithLocations'][]
  rules: RentalRules
}

/** Every country with its locations, children below their parents; first where there are most. */
export function Countries({ countries, rules }: CountriesProps) {
  const largestFirst = [...countries].sort((a, b) => b.locationsSize - a.locationsSize)

  return largestFirst.map(({ _id, name, locations, locationsSize }) => (
    <Stack key={_id} as="section" gap="3" aria-labelledby={`country-${_id}`}>
      <H2 id={`country-${_id}`}>
        {name}{' '}
        <styled.span color="fg.muted" fontSize="md" fontWeight="normal">
          <Plural value={locationsSize} one="# pick-up location" other="# pick-up locations" />
        </styled.span>
      </H2>
      <Columns>
        <Level nodes={buildTree(locations)} rules={rules} />
      </Columns>
    </Stack>
  ))
}

function Level({ nodes, rules }: { nodes: LocationNode[]; rules: RentalRules }) {
  return (
    <styled.ul listStyleType="none">
      {nodes.map(({ location, children }) => (
        <li key={location._id}>
          <LocationRow location={location} price={location.dailyPrice} rules={rules} />
          {children.length > 0 ? (
            <styled.div ps={{ base: '4', md: '8' }}>
              <Level nodes={children} rules={rules} />
            </styled.div>
          ) : null}
        </li>
      ))}
    </styled.ul>
  )
}
