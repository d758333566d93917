import { createContext } from 'react'

import { ALL_CAPABILITIES } from '#api/capabilities.ts'

import { DEFAULT_MAP } from './map/map-settings.ts'

/** Of an operator who has set nothing. */
export const USUAL_SETTINGS = {
  /** Where the service is; empty where the page is. */
  apiHost: '',
  capabilities: ALL_CAPABILITIES,
  /** Of lists in boxes. */
  pageSize: 30,
  /** The next page comes so many pixels before the end. */
  pageOffset: 200,
  map: DEFAULT_MAP,
}

/** What an operator may set of the parts that stand on many pages. */
export const OperatorSettings = createContext(USUAL_SETTINGS)
