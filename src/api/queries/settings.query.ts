import { queryOptions } from '@tanstack/react-query'

import { unwrapResponse } from '../unwrap-response.ts'
import type { Api } from '../api.ts'

/**
 * The operator's lead times, opening hours and (extension) the lowest price of every range. A form that fails to
 * load them works with the defaults of `@masar/domain/rental/rental-rules.ts`, so the failure is only logged.
 */
export const settingsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['settings'],
    queryFn: ({ signal }) => unwrapResponse(api.GET('/api/settings', { signal })),
    staleTime: 10 * 60_000,
    meta: { isLogged: true },
  })
