/**
 * An address with invalid percent-encoding makes the router throw. Its path is escaped so that it leads to the
 * not-found page.
 */
export function repairAddress({ pathname, search, hash }: Location, { state }: History): void {
  if (isReadable(pathname) && isReadable(hash)) return
  const mended = isReadable(pathname) ? pathname : pathname.replaceAll('%', '%25')
  history.replaceState(state, '', mended + search)
}

function isReadable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
