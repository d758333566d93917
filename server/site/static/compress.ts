import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { type Encoding, encodingsFor } from './encodings.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** Below it the saving is smaller than a packet. */
const SMALLEST_COMPRESSED = 1400
/** Quick rather than small: an answer is compressed once for one reader. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

export interface CompressedText {
  bytes: Buffer<ArrayBuffer>
  encoding: Encoding | null
}

/** The text in the smallest encoding that the request accepts. */
export async function compressText(
  request: Request,
  bytes: Buffer<ArrayBuffer>,
): Promise<CompressedText> {
  const [encoding] = encodingsFor(request)
  if (!encoding || bytes.length < SMALLEST_COMPRESSED) return { bytes, encoding: null }
  const small = await (encoding === 'br' ? compressBrotli(bytes, QUALITY) : compressGzip(bytes))
  return { bytes: small, encoding }
}

/** JSON responses shrink to a fifth, which a phone on a slow network notices. */
export async function compress(request: Request, response: Response): Promise<Response> {
  const isText = /json|html/.test(response.headers.get('content-type') ?? '')
  if (!isText || !response.body || response.headers.has('content-encoding')) return response
  const text = Buffer.from(await response.arrayBuffer())
  const { bytes, encoding } = await compressText(request, text)
  const headers = new Headers(response.headers)
  headers.append('vary', 'Accept-Encoding')
  if (encoding) headers.set('content-encoding', encoding)
  return new Response(bytes, { status: response.status, headers })
}
