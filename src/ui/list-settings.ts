import { createContext } from 'react'

/** What an operator may set of the lists in boxes (specification 9). */
export const ListSettings = createContext({
  pageSize: 30,
  /** The next page comes so many pixels before the end. */
  pageOffset: 200,
})
