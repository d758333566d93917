import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { type Encoding, getAcceptedEncodings } from './encodings.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** For smaller responses, compression saves less than one packet. */
const MIN_BYTES = 1400
/** Favors speed over size: a response is compressed for a single request. */
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

export interface CompressedText {
  bytes: Buffer<ArrayBuffer>
  encoding: Encoding | null
}

/** Compresses the text with the best encoding that the request accepts. */
export async function compressText(
  request: Request,
  bytes: Buffer<ArrayBuffer>,
): Promise<CompressedText> {
  const [encoding] = getAcceptedEncodings(request)
  if (!encoding || bytes.length < MIN_BYTES) return { bytes, encoding: null }
  const small = await (encoding === 'br'
    ? compressBrotli(bytes, BROTLI_OPTIONS)
    : compressGzip(bytes))
  return { bytes: small, encoding }
}

/** Compresses JSON and HTML: JSON shrinks to a fifth, which matters on slow networks. */
export async function compressResponse(request: Request, response: Response): Promise<Response> {
  const isText = /json|html/.test(response.headers.get('content-type') ?? '')
  if (!isText || !response.body || response.headers.has('content-encoding')) return response
  const text = Buffer.from(await response.arrayBuffer())
  const { bytes, encoding } = await compressText(request, text)
  const headers = new Headers(response.headers)
  headers.append('vary', 'Accept-Encoding')
  if (encoding) headers.set('content-encoding', encoding)
  return new Response(bytes, { status: response.status, headers })
}
