import type { Database } from '../db/connection/connect.ts'
import { readJson } from '../http/body.ts'
import { accountActions } from './account-actions.ts'
import { carActions } from './car-actions.ts'
import { notificationActions } from './notification-actions.ts'
import { paymentActions } from './payment-actions.ts'
import type { TestActionParams } from './test-action.ts'

const ACTIONS = { ...accountActions, ...carActions, ...notificationActions, ...paymentActions }
const ACTION_PATH_PATTERN = /^\/__backstage\/(\w+)$/

/**
 * For browser tests: triggers events behind the scenes while a customer uses a page. Not available in
 * production.
 */
export class TestActions {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Handles tests' control calls; returns null for all other paths. */
  async control(request: Request): Promise<Response | null> {
    const [, what = ''] = ACTION_PATH_PATTERN.exec(new URL(request.url).pathname) ?? []
    const action = Object.entries(ACTIONS).find(([name]) => name === what)?.[1]
    if (!action) return null
    return Response.json(await action(this.#db, (await readJson(request)) as TestActionParams))
  }
}
