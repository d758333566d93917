import type { Database } from '../db/connect.ts'
import { readJson } from '../http/body.ts'
import { accountActs } from './account-acts.ts'
import type { Wish } from './act.ts'
import { carActs } from './car-acts.ts'
import { newsActs } from './news-acts.ts'
import { tillActs } from './till-acts.ts'

const ACTS = { ...accountActs, ...carActs, ...newsActs, ...tillActs }
const PATH = /^\/__backstage\/(\w+)$/

/**
 * For browser tests: what happens behind the counter while a customer looks at a page
 * (server/README.md). It does not exist in production.
 */
export class Backstage {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Answers the test's own calls; null for every other path. */
  async control(request: Request): Promise<Response | null> {
    const [, what = ''] = PATH.exec(new URL(request.url).pathname) ?? []
    const act = Object.entries(ACTS).find(([name]) => name === what)?.[1]
    if (!act) return null
    return Response.json(await act(this.#db, (await readJson(request)) as Wish))
  }
}
