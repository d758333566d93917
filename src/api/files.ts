/** Where the backend serves files: each a folder of its host, or an address of its own. */
export interface FileFolders {
  avatars: string
  licenses: string
  /** What guests have sent before they book. */
  temporaryLicenses: string
  cars: string
  suppliers: string
  locations: string
}

export type FileKind = keyof FileFolders

/** The settings that addresses of files are made of. */
export interface FileHost {
  apiHost: string
  files: FileFolders
}

const ABSOLUTE = /^https?:\/\//

/** Where a file lies, by its name there or as an address of its own; null where there is none. */
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

/** A supplier's mark is drawn by the app where its name is no file's. */
export const isPictureName = (name: string): boolean =>
  ABSOLUTE.test(name) || /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(name)
