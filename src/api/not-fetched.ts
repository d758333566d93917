/** What is said of code that could not be downloaded begins with this. */
export const NOT_FETCHED = 'Not fetched: '

/** Code that is not to be had: there is no network, or a younger build has taken its place. */
export const isNotFetched = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith(NOT_FETCHED)
