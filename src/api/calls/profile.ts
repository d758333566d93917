import type { QueryClient } from '@tanstack/react-query'

import type { components } from '@masar/openapi/schema.d.ts'

type UserProfile = components['schemas']['UserProfile']

/**
 * Returns the query key of an account's profile. Each session check fetches the profile, so it is up to date
 * while the customer is signed in. It is removed with the session.
 */
export const toProfileKey = (userId: string) => ['profile', userId] as const

export const getCachedProfile = (queries: QueryClient, userId: string) =>
  queries.getQueryData<UserProfile>(toProfileKey(userId)) ?? null
