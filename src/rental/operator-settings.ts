import { createContext, use } from 'react'

import { USUAL_FILES } from '#api/backends.ts'
import { ALL_CAPABILITIES, type Capabilities } from '#api/capabilities.ts'
import { type FileFolders, type FileKind, fileAddress } from '#api/files.ts'

import { DEFAULT_MAP, type MapSettings } from './map/map-settings.ts'

interface Settings {
  /** Where the service is; empty where the page is. */
  apiHost: string
  capabilities: Capabilities
  files: FileFolders
  /** No page names the rental companies. */
  hideSuppliers: boolean
  /** Of lists in boxes. */
  pageSize: number
  /** The next page comes so many pixels before the end. */
  pageOffset: number
  /** Null: it begins with the packaged land. */
  map: MapSettings | null
  /** A telephone number of where the operator is. */
  phoneExample?: string | null | undefined
}

/** Of an operator who has set nothing. */
export const USUAL_SETTINGS: Settings = {
  apiHost: '',
  capabilities: ALL_CAPABILITIES,
  files: USUAL_FILES,
  hideSuppliers: false,
  pageSize: 30,
  pageOffset: 200,
  map: DEFAULT_MAP,
}

/** What an operator may set of the parts that stand on many pages. */
export const OperatorSettings = createContext(USUAL_SETTINGS)

/** What the operator's backend can do: a text that depends on it asks here. */
export const useCapabilities = (): Capabilities => use(OperatorSettings).capabilities

/** Where a file of this kind lies at the operator's backend, by its name; null where there is none. */
export const useFileAddress = (kind: FileKind, name: string | null | undefined): string | null =>
  fileAddress(kind, name, use(OperatorSettings))
