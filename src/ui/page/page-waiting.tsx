import { Page } from './page.tsx'
import { Skeleton } from './skeleton.tsx'
import { Stack } from '../style/styled.ts'

/** The room of a page that is not known yet: while it is asked who is there, for example. */
export function PageWaiting() {
  return (
    <Page aria-busy>
      <Stack gap="6">
        <Skeleton height={{ base: '9', md: '11' }} maxW="24rem" />
        <Skeleton height="16rem" />
        <Skeleton height="16rem" />
      </Stack>
    </Page>
  )
}
