import type { ParsedLocation } from '@tanstack/react-router'

/** Old parameters have one or two letters; `l`, the language, is current. */
const MAYBE_OLD = /[?&](?!l=)[a-z]{1,2}=/

/**
 * Redirects an old link to the same page with readable parameters (decision 038). The server does so, too, but other
 * hosts do not, and neither does the history of a browser. Few visitors need the code.
 */
export const redirectOldLink = ({ location }: { location: ParsedLocation }) =>
  MAYBE_OLD.test(location.searchStr)
    ? import('./old-link.ts').then((code) => code.redirectIfOld(location))
    : undefined
