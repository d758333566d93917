import type { ParsedLocation } from '@tanstack/react-router'

/**
 * Matches old parameters, which have one or two letters. The language `l` and the drop-off time `to` are
 * current ones.
 */
const OLD_PARAM_PATTERN = /[?&](?!(?:l|to)=)[a-z]{1,2}=/

/**
 * Redirects an old link to the same page with readable parameters (decision 038). Our server does this too, but
 * other hosts and the browser history do not. Lazy-loads the renaming code, which few visitors need.
 */
export const redirectOldLink = ({ location }: { location: ParsedLocation }) =>
  OLD_PARAM_PATTERN.test(location.searchStr)
    ? import('./old-link.ts').then((code) => code.redirectOldParams(location))
    : undefined
