import { CLOSED_DIRECTIVES } from './headers.ts'

export type StoredFile = {
  bytes: Uint8Array
  mediaType: string
  /** How long a browser may cache the file; licenses are never cached. */
  cache: 'a-day' | 'never'
  /** The file name that a browser suggests: ASCII without quotes. */
  name?: string
  /** The content security policy of a page that we render; undefined for uploads. */
  policy?: string
}

const CACHE_CONTROL = { 'a-day': 'private, max-age=86400, immutable', never: 'private, no-store' }

/**
 * Serves a file, for `<img>` or for a separate tab, without scripts. A PDF gets no `default-src`, which would
 * block the browser's own viewer.
 */
export function toFileResponse({ bytes, mediaType, cache, name, policy }: StoredFile): Response {
  const loading = mediaType === 'application/pdf' ? '' : "default-src 'none'; sandbox; "
  return new Response(Buffer.from(bytes), {
    headers: {
      'content-type': mediaType,
      'content-disposition': name ? `inline; filename="${name}"` : 'inline',
      'cache-control': CACHE_CONTROL[cache],
      'content-security-policy': policy ?? loading + CLOSED_DIRECTIVES,
      'cross-origin-resource-policy': 'same-site',
    },
  })
}
