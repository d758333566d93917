/** The prefix of error messages for code that failed to load. */
export const NOT_FETCHED_PREFIX = 'Not fetched: '

/** Returns whether code failed to load, because the network is down or a newer build has replaced it. */
export const isNotFetched = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith(NOT_FETCHED_PREFIX)
