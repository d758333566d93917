import { createContext } from 'react'

/** The operator's name of the service: appended to each page title, and printed. */
export const SiteName = createContext('Masar')
