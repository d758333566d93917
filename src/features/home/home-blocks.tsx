import type { Api } from '#api/client.ts'
import { WithQueries } from '#api/cache/with-queries.tsx'
import type { RentalSettings } from '@masar/domain/rental/rental-rules.ts'
import type { CarRange } from '@masar/domain/car/catalogue.ts'
import { OptionalBoundary } from '#ui/lazy/optional-boundary.tsx'
import { Page } from '#ui/page/page.tsx'
import { VisitHistory } from '#rental/history/visit-history.tsx'
import type { Location } from '#rental/trip-form/trip-draft.ts'
import { styled, Stack } from '#ui/style/styled.ts'

import { CustomerCare } from './customer-care.tsx'
import { Destinations } from './destinations.tsx'
import { Questions } from './questions.tsx'
import { Services } from './services.tsx'
import { SizeTiles } from './size-tiles.tsx'
import { Suppliers } from './suppliers.tsx'
import { WhyBook } from './why-book.tsx'

/** A block below the first screen. Browsers lay it out when it is near the viewport, and clip its overflow. */
const Block = styled('div', {
  base: {
    contentVisibility: 'auto',
    containIntrinsicSize: { base: 'auto 26rem', md: 'auto 22rem' },
    // Delays the blocks before hydration, because Chrome would otherwise render the next two screens before it
    // paints the first one. The increasing delays reveal one block at a time.
    'html:not([data-hydrated]) &': {
      mdDown: {
        animation: 'masar-wait 400ms',
        '&:nth-child(1)': { animationDuration: '100ms' },
        '&:nth-child(2)': { animationDuration: '200ms' },
        '&:nth-child(3)': { animationDuration: '300ms' },
      },
    },
    padding: '4',
    margin: '-4',
    _empty: { display: 'none' },
  },
})

export interface HomeBlocksProps {
  api: Api
  hidesSuppliers: boolean
  minLocations: number
  contactEmail: string
  now: Date
  settings: RentalSettings
  onLocation: (location: Location) => void
  onRange: (range: CarRange | null) => void
}

/** The blocks below the form. If one of them fails to load its data, the others are still shown. */
export function HomeBlocks(props: HomeBlocksProps) {
  const { api, hidesSuppliers, contactEmail, onRange, ...destinations } = props

  return (
    <WithQueries>
      <Page pt={{ base: '8', md: '16' }} pb={{ base: '4', md: '10' }}>
        <Stack gap={{ base: '8', md: '16' }}>
          <Block>
            <VisitHistory />
          </Block>
          <Block>
            <OptionalBoundary>
              <SizeTiles api={api} onRange={onRange} />
            </OptionalBoundary>
          </Block>
          <Block>
            <Services />
          </Block>
          <Block>
            <OptionalBoundary>
              <Destinations api={api} {...destinations} />
            </OptionalBoundary>
          </Block>
          <Block>
            <WhyBook />
          </Block>
          <Block>
            <OptionalBoundary>{hidesSuppliers ? null : <Suppliers api={api} />}</OptionalBoundary>
          </Block>
          <Block
            display="grid"
            columnGap="12"
            rowGap="8"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
          >
            <Questions />
            <CustomerCare contactEmail={contactEmail} />
          </Block>
        </Stack>
      </Page>
    </WithQueries>
  )
}
