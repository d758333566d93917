import { i18n } from '@lingui/core'
import { createFileRoute, notFound } from '@tanstack/react-router'
import * as v from 'valibot'

import { orUndefined } from '#api/links/link-params.ts'
import { rethrowAsNotFound } from '#api/not-found.ts'
import { conditionsQuery } from '#api/queries/conditions.query.ts'

import { ConditionsPage } from '../features/conditions/conditions-page.tsx'
import { ConditionsSkeleton } from '../features/conditions/conditions-skeleton.tsx'

const conditionsSearch = v.object({
  /** The version that applies to a booking; the latest one if omitted. */
  version: orUndefined(
    v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(1)),
  ),
})

export const Route = createFileRoute('/_data/conditions/$supplierId')({
  validateSearch: conditionsSearch,
  beforeLoad: ({ context: { config } }) => {
    if (!config.capabilities.rentalConditions) throw notFound()
  },
  loaderDeps: ({ search: { version } }) => ({ version }),
  loader: async ({ context: { api, queryClient }, params: { supplierId }, deps: { version } }) => {
    const query = conditionsQuery(api, supplierId, i18n.locale, version)
    return { conditions: await queryClient.fetchQuery(query).catch(rethrowAsNotFound) }
  },
  component: ConditionsRoute,
  pendingComponent: ConditionsSkeleton,
})

function ConditionsRoute() {
  const { config } = Route.useRouteContext()
  const { conditions } = Route.useLoaderData()

  return <ConditionsPage conditions={conditions} namesSupplier={!config.hideSuppliers} />
}
