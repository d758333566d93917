import type { Api } from '#api/client.ts'
import { WithQueries } from '#api/cache/with-queries.tsx'
import { Page } from '#ui/page/page.tsx'

import { TrustRow } from './trust-row.tsx'

/** The figures about the fleet, below the form. */
export function FirstBlock({ api }: { api: Api }) {
  return (
    <WithQueries>
      <Page pt={{ base: '4', md: '10' }} pb={{ base: '0', md: '0' }}>
        <TrustRow api={api} />
      </Page>
    </WithQueries>
  )
}
