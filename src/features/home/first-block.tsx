import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'

import type { Api } from '#api/client.ts'
import { WithQueries } from '#api/cache/with-queries.tsx'
import { Page } from '#ui/page/page.tsx'

import { TrustRow } from './trust-row.tsx'

/** The figures under the form. The site's description, which nobody waits for, comes with it. */
export function FirstBlock({ api }: { api: Api }) {
  const { t } = useLingui()
  const description = t`Rent a car from local companies: the price you see is the price you pay.`

  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [description])

  return (
    <WithQueries>
      <Page pt={{ base: '4', md: '10' }} pb={{ base: '0', md: '0' }}>
        <TrustRow api={api} />
      </Page>
    </WithQueries>
  )
}
