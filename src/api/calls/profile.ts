import type { QueryClient } from '@tanstack/react-query'

import type { components } from '@masar/openapi/schema.d.ts'

type UserProfile = components['schemas']['UserProfile']

/**
 * The profile of an account. The session fetches it at each check, and its user is the key: it is always current
 * while its customer is signed in, and is removed with the session.
 */
export const profileKey = (userId: string) => ['profile', userId] as const

export const cachedProfile = (queries: QueryClient, userId: string) =>
  queries.getQueryData<UserProfile>(profileKey(userId)) ?? null
