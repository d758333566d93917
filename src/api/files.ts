/** Where the backend serves files: each a folder of its host, or an absolute address. */
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

/** The settings that file addresses depend on. */
export interface FileHost {
  apiHost: string
  files: FileFolders
}

const ABSOLUTE = /^https?:\/\//

/** The address of a file, from its name or an absolute address; null when there is none. */
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

/** When the name is no picture file, the app draws the supplier's mark. */
export const isPictureName = (name: string): boolean =>
  ABSOLUTE.test(name) || /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(name)
