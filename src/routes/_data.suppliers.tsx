import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'

import { useQuery } from '#api/cache/use-query.ts'
import { settingsQuery } from '#api/queries/settings.query.ts'
import { suppliersQuery } from '#api/queries/suppliers.query.ts'
import { DEFAULT_SETTINGS } from '@masar/domain/rental/rental-rules.ts'

import { SuppliersPage } from '../features/suppliers/suppliers-page.tsx'
import { SuppliersSkeleton } from '../features/suppliers/suppliers-skeleton.tsx'
import { getDefaultTimeZone } from '@masar/domain/service/operator.ts'
import { useNow } from '#ui/lifecycle/clock.ts'

export const Route = createFileRoute('/_data/suppliers')({
  beforeLoad: ({ context: { config } }) => {
    if (config.hideSuppliers) throw notFound()
  },
  loader: async ({ context: { api, queryClient } }) => {
    void queryClient.prefetchQuery(settingsQuery(api))
    await queryClient.ensureQueryData(suppliersQuery(api))
  },
  component: SuppliersRoute,
  pendingComponent: SuppliersSkeleton,
})

function SuppliersRoute() {
  const { api } = Route.useRouteContext()
  const { data: suppliers } = useSuspenseQuery(suppliersQuery(api))
  const { data: settings = DEFAULT_SETTINGS } = useQuery(settingsQuery(api))
  const now = useNow()

  return (
    <SuppliersPage suppliers={suppliers} rules={{ now, settings, zone: getDefaultTimeZone() }} />
  )
}
