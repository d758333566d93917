import { sql } from 'kysely'

import type { Database } from '../db/connection/connect.ts'
import { LocationSearch, type NamedLocation } from './location-search.ts'

type State = { revision: number; search: Promise<LocationSearch> }

/**
 * Keeps the names of all locations in memory. Every search first reads the revision from the database, so that
 * it includes changes made by other servers.
 */
export class LocationMemory {
  readonly #db: Database
  #state: State | null = null

  constructor(db: Database) {
    this.#db = db
  }

  async now(): Promise<LocationSearch> {
    const { revision } = await this.#db
      .selectFrom('fleet')
      .select('revision')
      .executeTakeFirstOrThrow()
    if (!this.#state || this.#state.revision < revision) {
      const state = { revision, search: this.#load() }
      this.#state = state
      state.search.catch(() => {
        if (this.#state === state) this.#state = null
      })
    }
    return this.#state.search
  }

  async #load(): Promise<LocationSearch> {
    const { rows } = await sql<NamedLocation>`
      select location.id,
        coalesce((select json_object_agg(language, value) from translation
          where owner_id = location.id), '{}'::json) as names,
        coalesce((select json_agg(value order by language) from translation
          where owner_id in (location.parent_id, location.country_id)), '[]'::json) as around,
        parent_id is not null as "isPart"
      from location`.execute(this.#db)
    return new LocationSearch(rows)
  }
}
