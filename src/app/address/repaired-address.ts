/**
 * An address that is not percent-encoded as it should be stops the router before there is a page.
 * Its path is taken letter by letter: it leads nowhere, and the page of nowhere says so.
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
