import { createContext, use } from 'react'

import { DEFAULT_FILE_FOLDERS } from '#api/backends.ts'
import { ALL_CAPABILITIES, type Capabilities } from '#api/capabilities.ts'
import { type FileFolders, type FileKind, toFileUrl } from '#api/files.ts'

import { DEFAULT_MAP, type MapSettings } from './map/map-settings.ts'

interface Settings {
  /** The origin of the API; empty if it is the page's own. */
  apiHost: string
  capabilities: Capabilities
  files: FileFolders
  /** Whether pages hide the names of suppliers. */
  hideSuppliers: boolean
  /** The page size of scrolling lists. */
  pageSize: number
  /** The distance from the end of a scrolling list, in pixels, at which the next page is fetched. */
  pageOffset: number
  /** Null if the initial view is that of the packaged land. */
  map: MapSettings | null
  /** An example phone number from the operator's country. */
  phoneExample?: string | null | undefined
}

/** The settings if the operator configures none. */
export const DEFAULT_OPERATOR_SETTINGS: Settings = {
  apiHost: '',
  capabilities: ALL_CAPABILITIES,
  files: DEFAULT_FILE_FOLDERS,
  hideSuppliers: false,
  pageSize: 30,
  pageOffset: 200,
  map: DEFAULT_MAP,
}

/** The operator's settings, for components that appear on many pages. */
export const OperatorSettings = createContext(DEFAULT_OPERATOR_SETTINGS)

/** Returns the capabilities of the operator's backend, for texts that depend on them. */
export const useCapabilities = (): Capabilities => use(OperatorSettings).capabilities

/** Returns the URL of a file of this kind on the operator's backend, or null. */
export const useFileUrl = (kind: FileKind, name: string | null | undefined): string | null =>
  toFileUrl(kind, name, use(OperatorSettings))
