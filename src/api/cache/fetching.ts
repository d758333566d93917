/** One chunk for all code that calls the server. */
export { default as createClient } from 'openapi-fetch'
export { forgetArrived } from './arrived.ts'
export { createQueryClient } from './query-client.ts'
export { forgetReads, isRead, MADE_UNTRUE_BY_CHANGES, readsChangedBy } from './reads.ts'
export { settingsQuery } from '../queries/settings.query.ts'
