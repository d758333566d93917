import {
  detectLicenseType,
  MAX_UPLOAD_BYTES,
  SIGNATURE_BYTES,
} from '@masar/domain/service/uploads.ts'
import { redrawPicture } from '#ui/picture/redraw-picture.ts'

/** Enough pixels to read a photo of a whole license. */
const MAX_SIDE_PX = 3000

/**
 * Prepares a selected file for upload. Phone photos are often HEIC, or larger than the limit. If the browser
 * can open such a photo, it is converted to a smaller JPEG. All other files are returned unchanged.
 */
export async function prepareLicense(chosen: File): Promise<{ file: File; type: string | null }> {
  const type = await readFileType(chosen)
  const isSendable = type !== null && type !== 'image/heic' && chosen.size <= MAX_UPLOAD_BYTES
  if (isSendable || type === 'application/pdf' || chosen.size === 0) return { file: chosen, type }
  const fileName = `${chosen.name.replace(/\.\w+$/, '')}.jpg`
  return redrawPicture(chosen, { maxSide: MAX_SIDE_PX, fileName }).then(
    (file) => ({ file, type: file.type }),
    () => ({ file: chosen, type }),
  )
}

/**
 * Detects the type from the content. Returns null for unknown types, and for a file that was deleted after it
 * was selected.
 */
async function readFileType(file: File): Promise<string | null> {
  const head = file.slice(0, SIGNATURE_BYTES).arrayBuffer()
  return detectLicenseType(new Uint8Array(await head.catch(() => new ArrayBuffer(0))))
}
