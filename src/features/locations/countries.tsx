import { Plural } from '@lingui/react/macro'

import type { components } from '@masar/openapi/schema.d.ts'
import { styled, Stack } from '#ui/style/styled.ts'
import { H2 } from '#ui/style/type.tsx'

import { LocationRow } from './location-row.tsx'
import { type LocationNode, buildTree } from './location-tree.ts'

/** Two columns if there is room. A location and its children stay in the same column. */
const Columns = styled('div', {
  base: {
    '& > ul': { columnCount: { lg: 2 }, columnGap: '12' },
    '& > ul > li': { breakInside: 'avoid' },
  },
})

interface CountriesProps {
  countries: components['schemas']['CountryWithLocations'][]
}

/** All countries, those with the most locations first. Child locations are below their parents. */
export function Countries({ countries }: CountriesProps) {
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
        <Level nodes={buildTree(locations)} />
      </Columns>
    </Stack>
  ))
}

/** Child locations, indented below their parent. */
const ChildLocations = styled('div', {
  base: { ms: '2', ps: '6', borderInlineStartWidth: '1px', borderColor: 'border' },
})

function Level({ nodes, isPart = false }: { nodes: LocationNode[]; isPart?: boolean }) {
  return (
    <styled.ul listStyleType="none">
      {nodes.map(({ location, children }) => (
        <li key={location._id}>
          <LocationRow location={location} price={location.dailyPrice} isPart={isPart} />
          {children.length > 0 ? (
            <ChildLocations>
              <Level nodes={children} isPart />
            </ChildLocations>
          ) : null}
        </li>
      ))}
    </styled.ul>
  )
}
