import { QueryClientProvider } from '@tanstack/react-query'
import { createFileRoute, Outlet } from '@tanstack/react-router'

import { loadTexts, type TextPart } from '#i18n/activate.ts'

/** Pages that show the texts of fewer parts than most do (`lingui.config.ts`), by their first word. */
const TEXTS: Record<string, readonly TextPart[]> = {
  search: ['cars'],
  car: ['cars'],
  checkout: ['cars', 'checkout'],
}
const USUAL_TEXTS: readonly TextPart[] = ['cars', 'inner']

const textsOf = (path: string) => TEXTS[path.split('/')[1] ?? ''] ?? USUAL_TEXTS

/** Every page that cannot be shown without data. The home page can, and does not wait for this. */
export const Route = createFileRoute('/_data')({
  beforeLoad: async ({ context, location }) => {
    const [queryClient] = await Promise.all([
      context.queries(),
      loadTexts(...textsOf(location.pathname)),
    ])
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
