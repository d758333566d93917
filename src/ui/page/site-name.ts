import { createContext } from 'react'

/** What the operator calls the service: behind the title of each page, and on what is printed. */
export const SiteName = createContext('Masar')
