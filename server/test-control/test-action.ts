import type { Database } from '../db/connection/connect.ts'

/** The parameters of a test's call; each action reads its own. */
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

export function throwMissingParam(name: keyof TestActionParams): never {
  throw new Error(`The test sent no ${name}.`)
}
