import { QueryClientProvider } from '@tanstack/react-query'
import { createFileRoute, Outlet } from '@tanstack/react-router'

import { listPageTexts } from '#app/preferences/page-texts.ts'
import { loadTexts } from '#i18n/activate.ts'

/** The layout of all pages that need data. The home page skips this layout, because it does not need any. */
export const Route = createFileRoute('/_data')({
  beforeLoad: async ({ context, location }) => {
    const texts = loadTexts(...listPageTexts(location.pathname))
    const [queryClient] = await Promise.all([context.queries(), texts])
    return { queryClient }
  },
  component: DataRoute,
})

function DataRoute() {
  const { queryClient } = Route.useRouteContext()

  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  )
}
