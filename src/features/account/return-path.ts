/**
 * Where to go after signing in: a path of this site, or nothing. Other sites are not followed. The
 * router keeps a parameter that is not answered, so that nothing is said by `undefined`.
 */
export function readReturnPath(from: unknown): { from?: string | undefined } {
  return { from: typeof from === 'string' && isOwnPath(from) ? from : undefined }
}

function isOwnPath(path: string): boolean {
  if (!path.startsWith('/')) return false
  try {
    return new URL(path, location.origin).origin === location.origin
  } catch {
    return false
  }
}
