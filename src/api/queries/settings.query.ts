import { queryOptions } from '@tanstack/react-query'

import { unwrapResponse } from '../unwrap-response.ts'
import type { Api } from '../api.ts'

/**
 * Fetches the operator's lead times, opening hours and (extension) the lowest price of every range. A failure
 * is only logged, because forms fall back to the defaults of `@masar/domain/rental/rental-rules.ts`.
 */
export const settingsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['settings'],
    queryFn: ({ signal }) => unwrapResponse(api.GET('/api/settings', { signal })),
    staleTime: 10 * 60_000,
    meta: { isLogged: true },
  })
