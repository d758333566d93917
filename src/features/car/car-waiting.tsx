import { Page } from '#ui/page.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { chakra, Stack } from '#ui/styled.ts'

/** The room of a car's page while the car is being read. */
export function CarWaiting() {
  return (
    <Page aria-busy>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' }}
        gap={{ base: '6', lg: '10' }}
      >
        <Stack gap="6">
          <Skeleton height={{ base: '9', md: '11' }} maxW="24rem" />
          <Skeleton height="20rem" />
          <Skeleton height="8rem" />
        </Stack>
        <Skeleton height="24rem" />
      </chakra.div>
    </Page>
  )
}
