import * as v from 'valibot'

import { orUndefined } from '#api/links/link-params.ts'

/**
 * The path to continue to after signing in. Undefined unless it is on this site, so that a link cannot redirect
 * to another site.
 */
export const returnPathParam = orUndefined(v.pipe(v.string(), v.check(isOwnPath)))

function isOwnPath(path: string): boolean {
  if (!path.startsWith('/')) return false
  try {
    return new URL(path, location.origin).origin === location.origin
  } catch {
    return false
  }
}
