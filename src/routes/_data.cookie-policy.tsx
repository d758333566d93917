import { createFileRoute } from '@tanstack/react-router'

import { useQuery } from '#api/cache/use-query.ts'
import { providersQuery } from '#api/queries/providers.query.ts'
import { listThirdParties } from '#app/third-parties/third-party-list.ts'

import { CookiePage } from '../features/privacy/cookie-page.tsx'

export const Route = createFileRoute('/_data/cookie-policy')({
  loader: ({ context: { api, config, queryClient } }) =>
    queryClient.prefetchQuery(providersQuery(api, config)),
  component: CookieRoute,
})

function CookieRoute() {
  const { api, config } = Route.useRouteContext()
  const { contactEmail } = config
  const { data: offers = [] } = useQuery(providersQuery(api, config))

  return <CookiePage contactEmail={contactEmail} thirdParties={listThirdParties(config, offers)} />
}
