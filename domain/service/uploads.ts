const BYTES_PER_MEGABYTE = 1024 * 1024

/** The maximum size of an uploaded file (ACCOUNT-42). */
export const MAX_UPLOAD_BYTES = 5 * BYTES_PER_MEGABYTE

/** Media types of a driver's license: pictures and PDF. */
export const LICENSE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/bmp',
  'image/tiff',
  'application/pdf',
] as const
export type LicenseType = (typeof LICENSE_TYPES)[number]

export type UploadIssue = 'empty' | 'too-large' | 'heic' | 'wrong-kind'

/** Returns the issue with a license file, or null; the file name is ignored. */
export function findLicenseIssue(file: { size: number; type: string | null }): UploadIssue | null {
  if (file.size === 0) return 'empty'
  if (file.type === HEIC_TYPE) return 'heic'
  if (file.size > MAX_UPLOAD_BYTES) return 'too-large'
  return LICENSE_TYPES.some((type) => type === file.type) ? null : 'wrong-kind'
}

/** The format of iPhone photos. Safari displays it; servers and other browsers do not. */
const HEIC_TYPE = 'image/heic'

/** The number of bytes needed to detect the type. */
export const SIGNATURE_BYTES = 12

/** Detects the media type from the first bytes; null if it is neither a picture nor a PDF. */
export function detectLicenseType(head: Uint8Array): LicenseType | typeof HEIC_TYPE | null {
  const found = SIGNATURES.find(([signature]) =>
    Array.from(signature).every(
      (letter, location) => letter === '.' || letter.charCodeAt(0) === head[location],
    ),
  )
  return found?.[1] ?? null
}

/** The first bytes of each media type; a dot matches any byte. */
const SIGNATURES: readonly (readonly [string, LicenseType | typeof HEIC_TYPE])[] = [
  ['\xFF\xD8\xFF', 'image/jpeg'],
  ['\x89PNG\r\n\x1A\n', 'image/png'],
  ['RIFF....WEBP', 'image/webp'],
  ['GIF87a', 'image/gif'],
  ['GIF89a', 'image/gif'],
  ['BM', 'image/bmp'],
  ['II*\0', 'image/tiff'],
  ['MM\0*', 'image/tiff'],
  ['%PDF-', 'application/pdf'],
  ['....ftyphei', HEIC_TYPE],
  ['....ftyphev', HEIC_TYPE],
  ['....ftypmif1', HEIC_TYPE],
  ['....ftypmsf1', HEIC_TYPE],
]
