import { fileTypeFromBuffer } from 'file-type'

import { Refusal, refusalAt } from '../problem.ts'
import { isGiant, sizeOf } from './picture-size.ts'

/** An uploaded file, by what its bytes are; what it was called is not asked. */
export type Upload = { bytes: Uint8Array<ArrayBuffer>; mediaType: string; extension: string }

const MEGABYTE = 1024 * 1024
const LARGEST_FILE = 5 * MEGABYTE
/** What the form around the file may add. */
const ENVELOPE = 64 * 1024

/**
 * The file in a field of a form, when its content is one of the media types. Reading stops as soon
 * as the form is larger than any file may be, whatever its length header claims.
 */
export async function readUpload(
  request: Request,
  field: string,
  mediaTypes: readonly string[],
): Promise<Upload> {
  const file = (await readForm(request)).get(field)
  if (!(file instanceof File) || file.size === 0)
    throw refusalAt(`/${field}`, 'invalid-request', 'required')
  if (file.size > LARGEST_FILE) throw tooLarge()
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = await fileTypeFromBuffer(bytes)
  if (!kind || !mediaTypes.includes(kind.mime))
    throw refusalAt(`/${field}`, 'invalid-request', 'wrong-format')
  if (kind.mime.startsWith('image/')) {
    const size = sizeOf(bytes)
    if (!size) throw refusalAt(`/${field}`, 'invalid-request', 'wrong-format')
    if (isGiant(size)) throw new Refusal('too-large', { detail: 'A picture of too many dots.' })
  }
  return { bytes, mediaType: kind.mime, extension: kind.ext }
}

async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type))
    throw new Refusal('unsupported-media-type', { detail: 'Send a form (multipart/form-data).' })
  if (Number(request.headers.get('content-length')) > LARGEST_FILE + ENVELOPE) throw tooLarge()
  if (!request.body) throw new Refusal('invalid-request')
  const limit = sizeLimit()
  const form = new Response(request.body.pipeThrough(limit.stream), {
    headers: { 'content-type': type },
  })
  return form.formData().catch(() => {
    throw limit.isPassed() ? tooLarge() : new Refusal('invalid-request')
  })
}

function sizeLimit() {
  let length = 0
  const stream = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, controller) {
      length += part.length
      if (length > LARGEST_FILE + ENVELOPE) controller.error(new Error('too large'))
      else controller.enqueue(part)
    },
  })
  return { stream, isPassed: () => length > LARGEST_FILE + ENVELOPE }
}

const tooLarge = () => new Refusal('too-large', { detail: 'At most 5 MB.' })
