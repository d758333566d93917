/** Puts all code that calls the server into one chunk. */
export { default as createClient } from 'openapi-fetch'
export { dropHydrated } from './hydrated-queries.ts'
export { createQueryClient } from './query-client.ts'
export {
  invalidateQueries,
  isQueryName,
  INVALIDATED_BY_SERVER_EVENTS,
  listInvalidatedQueries,
} from './invalidation.ts'
export { settingsQuery } from '../queries/settings.query.ts'
