/** The prefix of error messages for code that failed to load. */
export const NOT_FETCHED = 'Not fetched: '

/** Code that failed to load: there is no network, or a newer build has replaced it. */
export const isNotFetched = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith(NOT_FETCHED)
