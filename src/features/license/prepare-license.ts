import {
  detectLicenseType,
  MAX_UPLOAD_BYTES,
  SIGNATURE_BYTES,
} from '@masar/domain/service/uploads.ts'
import { redrawPicture } from '#ui/picture/redraw-picture.ts'

/** Enough to read a license that was photographed as a whole. */
const MAX_SIDE = 3000

/**
 * The file to send for a chosen one. Photos of current phones are often larger than the limit, or HEIC: what this browser
 * can open is sent as a smaller JPEG then. Everything else is returned as it is, and checked as it is.
 */
export async function prepareLicense(chosen: File): Promise<{ file: File; type: string | null }> {
  const type = await readFileType(chosen)
  const isSendable = type !== null && type !== 'image/heic' && chosen.size <= MAX_UPLOAD_BYTES
  if (isSendable || type === 'application/pdf' || chosen.size === 0) return { file: chosen, type }
  const fileName = `${chosen.name.replace(/\.\w+$/, '')}.jpg`
  return redrawPicture(chosen, { maxSide: MAX_SIDE, fileName }).then(
    (file) => ({ file, type: file.type }),
    () => ({ file: chosen, type }),
  )
}

/** By content. A file that was deleted after it was chosen has no type. */
async function readFileType(file: File): Promise<string | null> {
  const head = file.slice(0, SIGNATURE_BYTES).arrayBuffer()
  return detectLicenseType(new Uint8Array(await head.catch(() => new ArrayBuffer(0))))
}
