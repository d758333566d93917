import { QueryClientProvider } from '@tanstack/react-query'
import { createFileRoute, Outlet } from '@tanstack/react-router'

/** Every page that cannot be shown without data. The home page can, and does not wait for this. */
export const Route = createFileRoute('/_data')({
  beforeLoad: async ({ context }) => ({ queryClient: await context.queries() }),
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
