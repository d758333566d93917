import type { QueryClient } from '@tanstack/react-query'

import type { components } from '@masar/openapi/schema.d.ts'

type UserProfile = components['schemas']['UserProfile']

/**
 * What the server knows of an account. The session asks for it whenever it is checked, and its user
 * is the key: it is never old while its customer is signed in, and leaves the cache with them.
 */
export const profileKey = (userId: string) => ['profile', userId] as const

export const cachedProfile = (queries: QueryClient, userId: string) =>
  queries.getQueryData<UserProfile>(profileKey(userId)) ?? null
