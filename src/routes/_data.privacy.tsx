import { createFileRoute } from '@tanstack/react-router'

import { useQuery } from '#api/cache/use-query.ts'
import { providersQuery } from '#api/queries/providers.query.ts'
import { listThirdParties } from '#app/third-parties/third-party-list.ts'

import { PrivacyPage } from '../features/privacy/privacy-page.tsx'

export const Route = createFileRoute('/_data/privacy')({
  loader: ({ context: { api, config, queryClient } }) =>
    queryClient.prefetchQuery(providersQuery(api, config)),
  component: PrivacyRoute,
})

function PrivacyRoute() {
  const { api, config } = Route.useRouteContext()
  const { siteName, contactEmail } = config
  const { data: offers = [] } = useQuery(providersQuery(api, config))

  return (
    <PrivacyPage {...{ siteName, contactEmail }} thirdParties={listThirdParties(config, offers)} />
  )
}
