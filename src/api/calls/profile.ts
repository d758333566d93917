import type { QueryClient } from '@tanstack/react-query'

import type { components } from '@masar/openapi/schema.d.ts'

type UserProfile = components['schemas']['UserProfile']

/**
 * The query key of an account's profile. Each session check fetches it, so it is up to date while the customer
 * is signed in, and is removed with the session.
 */
export const profileKey = (userId: string) => ['profile', userId] as const

export const getCachedProfile = (queries: QueryClient, userId: string) =>
  queries.getQueryData<UserProfile>(profileKey(userId)) ?? null
