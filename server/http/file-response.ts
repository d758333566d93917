import { CLOSED_DIRECTIVES } from './headers.ts'

export type StoredFile = {
  bytes: Uint8Array
  mediaType: string
  /** How long a browser may cache it; licenses are never cached. */
  cache: 'a-day' | 'never'
  /** What a browser suggests when the file is saved: ASCII without quotes. */
  name?: string
  /** The policy of a page of ours; uploads have none. */
  policy?: string
}

const CACHE = { 'a-day': 'private, max-age=86400, immutable', never: 'private, no-store' }

/**
 * Serves an uploaded file for `<img>` and for a separate tab. It can execute nothing. A PDF gets no
 * `default-src`, which would block the browser's own viewer.
 */
export function fileResponse({ bytes, mediaType, cache, name, policy }: StoredFile): Response {
  const loading = mediaType === 'application/pdf' ? '' : "default-src 'none'; sandbox; "
  return new Response(Buffer.from(bytes), {
    headers: {
      'content-type': mediaType,
      'content-disposition': name ? `inline; filename="${name}"` : 'inline',
      'cache-control': CACHE[cache],
      'content-security-policy': policy ?? loading + CLOSED_DIRECTIVES,
      'cross-origin-resource-policy': 'same-site',
    },
  })
}
