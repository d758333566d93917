import { createContext, use } from 'react'

import { ALL_CAPABILITIES } from '#api/capabilities.ts'
import { type FileKind, USUAL_FILES, fileAddress } from '#api/files.ts'

import { DEFAULT_MAP } from './map/map-settings.ts'

/** Of an operator who has set nothing. */
export const USUAL_SETTINGS = {
  /** Where the service is; empty where the page is. */
  apiHost: '',
  capabilities: ALL_CAPABILITIES,
  files: USUAL_FILES,
  /** Of lists in boxes. */
  pageSize: 30,
  /** The next page comes so many pixels before the end. */
  pageOffset: 200,
  map: DEFAULT_MAP,
}

/** What an operator may set of the parts that stand on many pages. */
export const OperatorSettings = createContext(USUAL_SETTINGS)

/** Where a file of this kind lies at the operator's backend, by its name; null where there is none. */
export const useFileAddress = (kind: FileKind, name: string | null | undefined): string | null =>
  fileAddress(kind, name, use(OperatorSettings))
