import type { Database } from '../db/connect.ts'

/** What a test names in a call; each act looks at its own. */
export type Wish = {
  like?: string
  place?: string
  car?: string
  percent?: number
  price?: number
  texts?: readonly string[]
  email?: string
  suspended?: boolean
  count?: number
}

export type Act = (db: Database, wish: Wish) => Promise<unknown>
