import * as v from 'valibot'

import { orUndefined } from '#api/links/link-params.ts'

/**
 * The path to continue to after signing in: a path of this site, or undefined. Other sites are not
 * followed.
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
