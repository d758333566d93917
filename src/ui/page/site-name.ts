import { createContext } from 'react'

/** The operator's name for the service, which is appended to each page title and printed. */
export const SiteName = createContext('Masar')
