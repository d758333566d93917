import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { encodingsFor } from './encodings.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** Below it the saving is smaller than a packet. */
const SMALLEST_COMPRESSED = 1400
/** Quick rather than small: an answer is compressed once for one reader. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** JSON responses and documents shrink to a fifth, which a phone on a slow network notices. */
export async function compress(request: Request, response: Response): Promise<Response> {
  const isText = /json|html/.test(response.headers.get('content-type') ?? '')
  if (!isText || !response.body || response.headers.has('content-encoding')) return response
  const [encoding] = encodingsFor(request)
  const bytes = Buffer.from(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  headers.append('vary', 'Accept-Encoding')
  const { status } = response
  if (!encoding || bytes.length < SMALLEST_COMPRESSED)
    return new Response(bytes, { status, headers })
  headers.set('content-encoding', encoding)
  const small = await (encoding === 'br' ? compressBrotli(bytes, QUALITY) : compressGzip(bytes))
  return new Response(small, { status, headers })
}
