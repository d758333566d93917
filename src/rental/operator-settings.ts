import { createContext, use } from 'react'

import { USUAL_FILES } from '#api/backends.ts'
import { ALL_CAPABILITIES, type Capabilities } from '#api/capabilities.ts'
import { type FileFolders, type FileKind, fileAddress } from '#api/files.ts'

import { DEFAULT_MAP, type MapSettings } from './map/map-settings.ts'

interface Settings {
  /** The origin of the API; empty if it is the page's own. */
  apiHost: string
  capabilities: Capabilities
  files: FileFolders
  /** Pages do not name suppliers. */
  hideSuppliers: boolean
  /** Page size of lists in boxes. */
  pageSize: number
  /** The next page is fetched at this distance from the end, in pixels. */
  pageOffset: number
  /** Null: maps start with the packaged land. */
  map: MapSettings | null
  /** An example phone number from the operator's country. */
  phoneExample?: string | null | undefined
}

/** The settings of an operator who has not configured any. */
export const USUAL_SETTINGS: Settings = {
  apiHost: '',
  capabilities: ALL_CAPABILITIES,
  files: USUAL_FILES,
  hideSuppliers: false,
  pageSize: 30,
  pageOffset: 200,
  map: DEFAULT_MAP,
}

/** Operator settings for parts that appear on many pages. */
export const OperatorSettings = createContext(USUAL_SETTINGS)

/** The capabilities of the operator's backend, for texts that depend on them. */
export const useCapabilities = (): Capabilities => use(OperatorSettings).capabilities

/** The URL of a file of this kind on the operator's backend, or null. */
export const useFileAddress = (kind: FileKind, name: string | null | undefined): string | null =>
  fileAddress(kind, name, use(OperatorSettings))
