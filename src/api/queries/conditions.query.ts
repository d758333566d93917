import { queryOptions } from '@tanstack/react-query'

import { unwrapResponse } from '../unwrap-response.ts'
import type { Api } from '../client.ts'
import { retryUnlessMissing } from '../not-found.ts'

/**
 * Fetches the given version of a supplier's rental conditions, or the newest one. Throws a 204 problem when
 * the supplier has no conditions.
 */
export const conditionsQuery = (api: Api, supplierId: string, language: string, version?: number) =>
  queryOptions({
    queryKey: ['conditions', supplierId, language, version ?? null],
    queryFn: ({ signal }) => {
      const params = {
        path: { supplierId, language },
        ...(version !== undefined && { query: { version } }),
      }
      return unwrapResponse(api.GET('/api/conditions/{supplierId}/{language}', { params, signal }))
    },
    retry: retryUnlessMissing,
  })
