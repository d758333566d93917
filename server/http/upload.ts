import { fileTypeFromBuffer } from 'file-type'

import { createFieldRefusal, Refusal } from '../contract/problem.ts'
import { MEGABYTE, readBytes, createTooLargeRefusal } from './body.ts'
import { isPictureTooLarge, readPictureSize } from './picture-size.ts'

/** An uploaded file. Its type is detected from its bytes, and its name is ignored. */
export type UploadedFile = { bytes: Uint8Array<ArrayBuffer>; mediaType: string; extension: string }

const MAX_FILE_BYTES = 5 * MEGABYTE
/** The maximum size of the form data around the file. */
const FORM_OVERHEAD_BYTES = 64 * 1024

/** Returns the file in a form field if its content has one of the media types. */
export async function readUpload(
  request: Request,
  field: string,
  mediaTypes: readonly string[],
): Promise<UploadedFile> {
  const file = (await readForm(request)).get(field)
  if (!(file instanceof File) || file.size === 0)
    throw createFieldRefusal(`/${field}`, 'invalid-request', 'required')
  if (file.size > MAX_FILE_BYTES) throw createTooLargeRefusal(MAX_FILE_BYTES)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = await fileTypeFromBuffer(bytes)
  if (!kind || !mediaTypes.includes(kind.mime))
    throw createFieldRefusal(`/${field}`, 'invalid-request', 'wrong-format')
  if (kind.mime.startsWith('image/')) {
    const size = readPictureSize(bytes)
    if (!size) throw createFieldRefusal(`/${field}`, 'invalid-request', 'wrong-format')
    if (isPictureTooLarge(size))
      throw new Refusal('too-large', {
        detail: 'The picture has more than 64 megapixels, or a side of more than 12,000 pixels.',
      })
  }
  return { bytes, mediaType: kind.mime, extension: kind.ext }
}

async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type))
    throw new Refusal('unsupported-media-type', { detail: 'Send a form (multipart/form-data).' })
  const bytes = await readBytes(request, MAX_FILE_BYTES + FORM_OVERHEAD_BYTES)
  refuseManyParts(bytes, type)
  const form = new Response(bytes, { headers: { 'content-type': type } })
  return form.formData().catch(() => {
    throw new Refusal('invalid-request')
  })
}

const MAX_PARTS = 10
const MAX_PART_HEADER_BYTES = 8 * 1024

/**
 * Rejects forms with many parts, or with many header lines in one part: parsing tens of thousands would block
 * the event loop.
 */
function refuseManyParts(bytes: Buffer, type: string): void {
  const boundary = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type)?.slice(1).find(Boolean)
  if (!boundary) throw new Refusal('invalid-request')
  const delimiter = Buffer.from(`--${boundary}`)
  let at = bytes.indexOf(delimiter)
  for (let parts = 0; at >= 0; parts += 1) {
    if (parts > MAX_PARTS) throw new Refusal('invalid-request')
    const next = bytes.indexOf(delimiter, at + delimiter.length)
    const end = bytes.indexOf('\r\n\r\n', at)
    const headers = (end >= 0 && end < next ? end : next) - at
    if (next >= 0 && headers > MAX_PART_HEADER_BYTES) throw new Refusal('invalid-request')
    at = next
  }
}
