import { sql } from 'kysely'

import type { Database } from '../db/connect.ts'
import type { ObjectId } from '../db/object-id.ts'
import { followChanges, readHolds } from './booking-feed.ts'
import type { Fleet, FleetCar } from './fleet.ts'
import { Holds, isHeld } from './holds.ts'
import { loadFleet } from './load-fleet.ts'

export type Period = { from: Date; to: Date }

export type FleetNow = {
  fleet: Fleet
  /** Whether another booking has the car in the period. */
  isHeld: (car: FleetCar) => boolean
}

/** Bookings of the past are forgotten by reading all again once in a while. */
const STALE = 86_400_000

type State = { fleet: Fleet; holds: Holds; horizon: string; readAt: number }

/**
 * Cars, prices and who has which car, in memory. Every search first asks the database what has
 * changed, so that a server never answers with what another one has sold or dearer made.
 */
export class FleetMemory {
  readonly #db: Database
  readonly #clock: () => Date
  #state: State | null = null
  #running: Promise<Fleet> | null = null
  #next: Promise<Fleet> | null = null

  constructor(db: Database, clock: () => Date = () => new Date()) {
    this.#db = db
    this.#clock = clock
  }

  async during(period: Period, now: Date): Promise<FleetNow> {
    const fleet = await this.now()
    const [from, to, moment] = [period.from.getTime(), period.to.getTime(), now.getTime()]
    return { fleet, isHeld: ({ holds }) => isHeld(holds, from, to, moment) }
  }

  /**
   * The fleet as it is at this moment. Whoever comes while the database is being asked waits for a
   * question of their own, one for all who wait: an answer on its way may be older than a booking
   * they know of, and answers must be taken in the order they were given.
   */
  now(): Promise<Fleet> {
    if (this.#next) return this.#next
    if (!this.#running) return this.#start()
    this.#next = this.#running.catch(() => undefined).then(() => this.#start())
    return this.#next
  }

  #start(): Promise<Fleet> {
    this.#next = null
    this.#running = this.#refresh().finally(() => {
      this.#running = null
    })
    return this.#running
  }

  async #refresh(): Promise<Fleet> {
    const now = this.#clock()
    if (!this.#state || now.getTime() - this.#state.readAt > STALE)
      this.#state = await this.#readAll(now)
    const state = this.#state
    const { horizon, revision } = await followChanges(this.#db, state.holds, state.horizon)
    state.horizon = horizon
    if (state.fleet.revision < revision) state.fleet = await loadFleet(this.#db, state.holds)
    return state.fleet
  }

  async #readAll(now: Date): Promise<State> {
    const holds = new Holds()
    const horizon = await readHolds(this.#db, holds, now)
    return { holds, horizon, readAt: now.getTime(), fleet: await loadFleet(this.#db, holds) }
  }
}

/** Whether another booking has the car in that period; a void one only while it can be paid. */
export async function heldDuring(
  db: Database,
  carId: ObjectId,
  { from, to }: Period,
  { now, except }: { now: Date; except: readonly ObjectId[] },
): Promise<boolean> {
  const others = except.length > 0 ? sql`and id not in (${sql.join([...except])})` : sql``
  const { rows } = await sql`
    select 1 from booking
    where car_id = ${carId} and holds and period && tstzrange(${from}, ${to}, '[)')
      and (status <> 'void' or expires_at > ${now}) ${others}
    limit 1`.execute(db)
  return rows.length > 0
}
