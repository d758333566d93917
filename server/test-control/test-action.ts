import type { Database } from '../db/connection/connect.ts'

/** What a test names in a call; each act looks at its own. */
export type TestActionParams = {
  like?: string
  location?: string
  car?: string
  percent?: number
  price?: number
  texts?: readonly string[]
  email?: string
  suspended?: boolean
  count?: number
  read?: readonly boolean[]
  comingSoon?: boolean
  fullyBooked?: boolean
}

export type TestAction = (db: Database, params: TestActionParams) => Promise<unknown>

/** For what a test has to name and does not. */
export function missing(name: keyof TestActionParams): never {
  throw new Error(`The test names no ${name}.`)
}
