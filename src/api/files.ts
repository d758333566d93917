/** Where the backend serves each kind of file: a folder on its host, or an absolute URL. */
export interface FileFolders {
  avatars: string
  licenses: string
  /** Files that guests upload before booking. */
  temporaryLicenses: string
  cars: string
  suppliers: string
  locations: string
}

export type FileKind = keyof FileFolders

/** The settings that file URLs depend on. */
export interface FileHost {
  apiHost: string
  files: FileFolders
}

const ABSOLUTE_URL_PATTERN = /^https?:\/\//

/** Returns the URL of a file, given its name or an absolute URL; null when there is no file. */
export function toFileUrl(
  kind: FileKind,
  name: string | null | undefined,
  { apiHost, files }: FileHost,
): string | null {
  if (!name) return null
  if (ABSOLUTE_URL_PATTERN.test(name)) return name
  const folder = files[kind].replace(/\/$/, '')
  const host = ABSOLUTE_URL_PATTERN.test(folder) ? '' : apiHost
  return `${host}${folder}/${encodeURIComponent(name)}`
}

/** Returns whether a file name or URL can be shown as an image. If not, the app draws the supplier's logo. */
export const isPictureName = (name: string): boolean =>
  ABSOLUTE_URL_PATTERN.test(name) || /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(name)
