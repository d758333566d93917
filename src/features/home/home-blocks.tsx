import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'

import type { Api } from '#api/client.ts'
import { WithQueries } from '#api/with-queries.tsx'
import type { CarRange } from '#domain/catalogue.ts'
import { OptionalBoundary } from '#ui/optional-boundary.tsx'
import { Page } from '#ui/page.tsx'
import type { Location } from '#rental/trip-form/trip-draft.ts'
import { Stack } from '#ui/styled.ts'

import { CustomerCare } from './customer-care.tsx'
import { Destinations } from './destinations.tsx'
import { Questions } from './questions.tsx'
import { Services } from './services.tsx'
import { SizeTiles } from './size-tiles.tsx'
import { Suppliers } from './suppliers.tsx'
import { WhyBook } from './why-book.tsx'

export interface HomeBlocksProps {
  api: Api
  hidesSuppliers: boolean
  minLocations: number
  contactEmail: string
  onLocation: (location: Location) => void
  onRange: (range: CarRange) => void
}

/**
 * What there is to find and to know, below the form; what asks the server may fail alone. The site's
 * description, which nobody waits for, comes with it.
 */
export function HomeBlocks(props: HomeBlocksProps) {
  const { api, hidesSuppliers, minLocations, contactEmail, onLocation, onRange } = props
  const { t } = useLingui()
  const description = t`Masar: rent a car in Tunisia and its neighbours.`

  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [description])

  return (
    <WithQueries>
      <Page>
        <Stack gap={{ base: '12', md: '16' }}>
          <OptionalBoundary>
            <SizeTiles api={api} onRange={onRange} />
          </OptionalBoundary>
          <WhyBook />
          <OptionalBoundary>
            <Destinations api={api} minLocations={minLocations} onLocation={onLocation} />
          </OptionalBoundary>
          <Services />
          <OptionalBoundary>{hidesSuppliers ? null : <Suppliers api={api} />}</OptionalBoundary>
          <Questions />
          <CustomerCare contactEmail={contactEmail} />
        </Stack>
      </Page>
    </WithQueries>
  )
}
