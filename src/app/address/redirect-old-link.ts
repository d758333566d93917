import type { ParsedLocation } from '@tanstack/react-router'

/** Old parameters have one or two letters; the language `l` and the drop-off `to` are current. */
const MAYBE_OLD = /[?&](?!(?:l|to)=)[a-z]{1,2}=/

/**
 * Redirects an old link to the same page with readable parameters (decision 038). The server does this too, but
 * other hosts and the browser history do not. Loaded separately because few visitors need it.
 */
export const redirectOldLink = ({ location }: { location: ParsedLocation }) =>
  MAYBE_OLD.test(location.searchStr)
    ? import('./old-link.ts').then((code) => code.redirectIfOld(location))
    : undefined
