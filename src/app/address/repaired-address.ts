/**
 * Repairs a URL with invalid percent-encoding, which makes the router throw. Escapes its path, so that the
 * not-found page is shown.
 */
export function repairAddress({ pathname, search, hash }: Location, { state }: History): void {
  if (isReadable(pathname) && isReadable(hash)) return
  const escapedPath = isReadable(pathname) ? pathname : pathname.replaceAll('%', '%25')
  history.replaceState(state, '', escapedPath + search)
}

function isReadable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
