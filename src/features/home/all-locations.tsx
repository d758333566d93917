import { Plural, Trans } from '@lingui/react/macro'
import { MapPin } from 'lucide-react'

import type { components } from '#openapi/schema.d.ts'
import { Button } from '#ui/control/button.tsx'
import { TextLink } from '#ui/control/link.tsx'
import { chakra, Stack } from '#ui/style/styled.ts'
import { H3 } from '#ui/style/type.tsx'

type Country = components['schemas']['CountryWithLocations']

export interface AllLocationsProps {
  countries: readonly Country[]
  onChoose: (id: string) => void
}

/** Opens to every place, country by country, the one with most of them first. */
export function AllLocations({ countries, onChoose }: AllLocationsProps) {
  const largestFirst = [...countries].sort((a, b) => b.locationsSize - a.locationsSize)

  return (
    <chakra.details borderBottomWidth="1px" borderColor="border">
      <chakra.summary fontWeight="semibold">
        <Trans>All places by country</Trans>
      </chakra.summary>
      <Stack gap="5" pt="2" pb="5">
        {largestFirst.map((country) => (
          <LocationLinks key={country._id} country={country} onChoose={onChoose} />
        ))}
        <TextLink isAlone to="/locations" alignSelf="start">
          <Trans>Look for a place</Trans>
        </TextLink>
      </Stack>
    </chakra.details>
  )
}

function LocationLinks({
  country,
  onChoose,
}: { country: Country } & Pick<AllLocationsProps, 'onChoose'>) {
  const { name, locations, locationsSize } = country

  return (
    <Stack gap="2">
      <div>
        <H3 as="h3" display="inline">
          {name}
        </H3>{' '}
        <chakra.span color="fg.muted" fontSize="sm">
          <Plural value={locationsSize} one="# place" other="# places" />
        </chakra.span>
      </div>
      <chakra.ul aria-label={name} listStyleType="none" display="flex" flexWrap="wrap" gap="2">
        {locations.map((location) => (
          <li key={location._id}>
            <Button
              size="sm"
              variant="outline"
              fontWeight="medium"
              onClick={() => onChoose(location._id)}
            >
              <MapPin aria-hidden size={16} />
              {location.name}
            </Button>
          </li>
        ))}
      </chakra.ul>
    </Stack>
  )
}
