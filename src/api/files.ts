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

const ABSOLUTE = /^https?:\/\//

/** Returns the URL of a file, given its name or an absolute URL; null when there is no file. */
export function fileAddress(
  kind: FileKind,
  name: string | null | undefined,
  { apiHost, files }: FileHost,
): string | null {
  if (!name) return null
  if (ABSOLUTE.test(name)) return name
  const folder = files[kind].replace(/\/$/, '')
  const host = ABSOLUTE.test(folder) ? '' : apiHost
  return `${host}${folder}/${encodeURIComponent(name)}`
}

/** Returns whether the name is that of an image file. If not, the app draws the supplier's logo. */
export const isPictureName = (name: string): boolean =>
  ABSOLUTE.test(name) || /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(name)
