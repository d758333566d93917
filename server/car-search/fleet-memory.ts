import type { Period } from '../cars/period.ts'
import type { Database } from '../db/connection/connect.ts'
import { followChanges, readHolds } from './booking-changes.ts'
import type { Fleet, FleetCar } from './fleet.ts'
import { Holds, isHeldDuring } from './holds.ts'
import { type LoadedFleet, loadFleet, updateFleet } from './load-fleet.ts'

export type CurrentFleet = {
  fleet: Fleet
  /** Whether a booking occupies the car in the period. */
  isHeld: (car: FleetCar) => boolean
}

/** How often everything is reloaded, which removes past bookings. */
const RELOAD_INTERVAL_MS = 86_400_000

/** If more cars than this have changed, all cars are reloaded. */
const MAX_CHANGED_CARS = 5_000

type State = { loaded: LoadedFleet; holds: Holds; horizon: string; readAt: number }

/**
 * Cars, prices and bookings in memory. Every search first fetches changes from the database, so that it
 * reflects bookings and prices that another server has stored.
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

  async during(period: Period, now: Date): Promise<CurrentFleet> {
    const fleet = await this.now()
    const [from, to, moment] = [period.from.getTime(), period.to.getTime(), now.getTime()]
    return { fleet, isHeld: ({ holds }) => isHeldDuring(holds, from, to, moment) }
  }

  /**
   * Returns the current fleet. Callers that arrive during a query share the next one, because the pending
   * result may be older than a booking that a caller has made, and results must be applied in order.
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
    if (!this.#state || now.getTime() - this.#state.readAt > RELOAD_INTERVAL_MS)
      this.#state = await this.#readAll(now)
    const state = this.#state
    const { horizon, revision, cars } = await followChanges(this.#db, state.holds, state.horizon)
    const { loaded } = state
    // While a transaction is open, every search rereads all changes since its start.
    const changed = cars.filter((car) => !loaded.cars.has(car)).map(({ id }) => id)
    if (loaded.fleet.revision < revision || changed.length > MAX_CHANGED_CARS)
      state.loaded = await loadFleet(this.#db, state.holds)
    else if (changed.length > 0) state.loaded = await updateFleet(this.#db, loaded, changed)
    state.horizon = horizon
    return state.loaded.fleet
  }

  async #readAll(now: Date): Promise<State> {
    const holds = new Holds()
    const horizon = await readHolds(this.#db, holds, now)
    return { holds, horizon, readAt: now.getTime(), loaded: await loadFleet(this.#db, holds) }
  }
}
