import type { LocationKind } from '@masar/domain/car/catalogue.ts'
import type { MajorUnits } from '@masar/openapi/schema.d.ts'
import { ChevronRight } from 'lucide-react'

import { LOCATION_ICONS } from '#rental/location-icons.ts'
import { RowLink } from '#ui/control/row-link.tsx'
import { WhenParsed } from '#ui/page/when-parsed.tsx'
import { styled } from '#ui/style/styled.ts'

import { FromPrice } from './from-price.tsx'

const Row = styled('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '3',
    minH: '12',
    px: '2',
    py: '1.5',
    mx: '-2',
    borderRadius: 'md',
    color: 'fg.muted',
    _hover: { bg: 'bg.subtle', '& a': { textDecoration: 'underline' } },
  },
})

/** On a narrow screen the price is below the name. */
const Words = styled('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: '4',
    minW: '0',
    '& > :first-child': { flex: { base: '1 1 100%', sm: '1 1 9rem' }, minW: '0' },
  },
})

export interface LocationRowProps {
  location: { _id: string; name: string; kind?: LocationKind | null | undefined }
  /** The lowest price per day, in dinars; missing when the server does not send it. */
  price?: MajorUnits | null | undefined
  /** Where the location is, for lists that are not grouped by country. */
  where?: string
  /** Whether this is a child of the location listed above it. */
  isPart?: boolean
}

/** A location in a list: a link to its own page, and its lowest price. */
export function LocationRow({ location, price, where, isPart = false }: LocationRowProps) {
  const { _id, name, kind } = location
  const Icon = LOCATION_ICONS[kind ?? 'unknown']

  return (
    <Row>
      <WhenParsed>
        <Icon aria-hidden size={18} />
        <Words>
          <span>
            <RowLink
              to="/locations"
              search={{ at: _id }}
              color="fg"
              fontWeight={isPart ? undefined : 'semibold'}
            >
              {name}
            </RowLink>
            {where ? (
              <styled.span display="block" fontSize="sm">
                {where}
              </styled.span>
            ) : null}
          </span>
          <FromPrice dailyPrice={price} />
        </Words>
        <ChevronRight aria-hidden size={18} />
      </WhenParsed>
    </Row>
  )
}
