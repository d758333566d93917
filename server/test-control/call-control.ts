import { parse } from 'hono/utils/cookie'

import type { OperationId } from '../contract/contract.ts'
import { type ProblemCode, type ProblemFacts, Refusal } from '../contract/problem.ts'
import type { Network } from '../http/address.ts'
import { readJson } from '../http/body.ts'

/**
 * The outcome of a call: normal (`pass`), held (with `hold-for-caller`, only until the caller disconnects), a
 * connection broken before or after the call ran (`cut`, `lose-answer`), an empty response, a given body, or an
 * error.
 */
export type CallOutcome =
  | 'pass'
  | 'hold'
  | 'hold-for-caller'
  | 'cut'
  | 'lose-answer'
  | 'no-content'
  | { body: string }
  | ({ code: ProblemCode; retryAfter?: number } & ProblemFacts)

type CallRunner = () => Promise<Response>
type HeldCall = { release: (outcome: CallOutcome) => void }
type Slot = {
  planned: CallOutcome[]
  held: HeldCall[]
  watchers: (() => void)[]
  /** Whether every call waits until a tester chooses its outcome. */
  isManual?: boolean
}

const MAX_RETRIES = 8
/** How long calls are cut after one was cut, in milliseconds. */
export const RETRY_PERIOD_MS = 4000
const CONTROL_PATH_PATTERN = /^\/__gate\/([\w-]{1,64})(?:\/(\w{1,64})(\/release|\/held)?)?$/

export const SCENARIO_COOKIE = 'masar-scenario'

/** Reads the scenario id of a browser whose API calls are controlled by a tester; null for other browsers. */
export const readScenario = (request: Request): string | null =>
  parse(request.headers.get('cookie') ?? '', SCENARIO_COOKIE)[SCENARIO_COOKIE] ?? null

/**
 * For browser tests: calls with an `x-scenario` header wait, fail or lose their response, as planned by the
 * test of that scenario. Not available in production.
 */
export class CallControl {
  readonly #slots = new Map<string, Slot>()

  async intercept(
    request: Request,
    id: OperationId | undefined,
    run: CallRunner,
    network: Network,
  ) {
    const scenario = request.headers.get('x-scenario') ?? readScenario(request)
    if (!scenario || !id) return run()
    const slot = this.#slot(scenario, id)
    const planned = slot.planned.shift() ?? (slot.isManual ? 'hold-for-caller' : 'pass')
    const disconnectSignal = planned === 'hold-for-caller' ? request.signal : null
    const isHeld = planned === 'hold' || planned === 'hold-for-caller'
    const outcome = isHeld ? await this.#hold(slot, disconnectSignal) : planned
    return applyOutcome(outcome, run, network)
  }

  /** Handles tests' control calls; returns null for all other paths. */
  async control(request: Request): Promise<Response | null> {
    const [, scenario, id, what] = CONTROL_PATH_PATTERN.exec(new URL(request.url).pathname) ?? []
    if (!scenario) return null
    if (!id) return Response.json({ held: this.#heldCalls(scenario) })
    const slot = this.#slot(scenario, id)
    if (what === '/held') return Response.json({ held: await this.#firstHeld(slot) })
    const { outcome = 'pass', times = 1 } = (await readJson(request)) as Plan
    if (what === '/release') return Response.json({ released: releaseCalls(slot, outcome) })
    if (times === 0) slot.planned.length = 0
    slot.planned.push(...Array<CallOutcome>(times).fill(outcome))
    return Response.json({ planned: slot.planned.length })
  }

  /** Starts or stops holding all calls of these operations; after `pause`, held calls stay held. */
  holdAll(scenario: string, operations: readonly string[], what: 'hold' | 'free' | 'pause'): void {
    for (const operation of operations) {
      const slot = this.#slot(scenario, operation)
      slot.isManual = what === 'hold'
      slot.planned.length = 0
      if (what === 'free') releaseCalls(slot, 'pass')
    }
  }

  /**
   * Ends the held calls with this outcome, or plans it for the next call if none are held. Returns the number
   * of calls that it released.
   */
  answer(scenario: string, operations: readonly string[], outcome: CallOutcome): number {
    const slots = operations.map((operation) => this.#slot(scenario, operation))
    for (const slot of slots) slot.planned.length = 0
    const released = slots.reduce((sum, slot) => sum + releaseCalls(slot, outcome), 0)
    const [first] = slots
    const isCut = outcome === 'cut'
    if (first && released === 0) first.planned.push(outcome)
    if (isCut) for (const slot of slots) this.#cutRetries(slot)
    return released
  }

  /** Cuts retries, too: a browser retries a call that got no response on a reused connection. */
  #cutRetries(slot: Slot): void {
    const retries = Array<CallOutcome>(MAX_RETRIES).fill('cut')
    slot.planned.push(...retries)
    setTimeout(() => {
      slot.planned = slot.planned.filter((outcome) => outcome !== 'cut')
    }, RETRY_PERIOD_MS).unref()
  }

  /**
   * Holds a call until it is released. Drops it when `disconnectSignal` is aborted, because its caller has
   * disconnected.
   */
  #hold(slot: Slot, disconnectSignal: AbortSignal | null): Promise<CallOutcome> {
    return new Promise((resolve) => {
      const call = { release: resolve }
      slot.held.push(call)
      disconnectSignal?.addEventListener('abort', () => {
        slot.held = slot.held.filter((other) => other !== call)
        resolve('cut')
      })
      for (const watcher of slot.watchers.splice(0)) watcher()
    })
  }

  /** Lists the operations of the held calls, one entry per call. */
  #heldCalls(scenario: string): string[] {
    const prefix = `${scenario} `
    return [...this.#slots]
      .filter(([key]) => key.startsWith(prefix))
      .flatMap(([key, { held }]) => held.map(() => key.slice(prefix.length)))
  }

  /** Waits until a call is held, so that a test needs no sleep. */
  #firstHeld(slot: Slot): Promise<number> {
    if (slot.held.length > 0) return Promise.resolve(slot.held.length)
    return new Promise((resolve) => {
      slot.watchers.push(() => resolve(slot.held.length))
    })
  }

  #slot(scenario: string, id: string): Slot {
    const key = `${scenario} ${id}`
    const known = this.#slots.get(key)
    if (known) return known
    const slot: Slot = { planned: [], held: [], watchers: [] }
    this.#slots.set(key, slot)
    return slot
  }
}

type Plan = { outcome?: CallOutcome; times?: number }

function releaseCalls(slot: Slot, outcome: CallOutcome): number {
  const held = slot.held.splice(0)
  for (const call of held) call.release(outcome)
  return held.length
}

async function applyOutcome(
  outcome: CallOutcome,
  run: CallRunner,
  { cut }: Network,
): Promise<Response> {
  if (outcome === 'pass' || outcome === 'hold' || outcome === 'hold-for-caller') return run()
  if (outcome === 'no-content') return new Response(null, { status: 204 })
  if (typeof outcome === 'object' && 'body' in outcome)
    return new Response(outcome.body, { headers: { 'content-type': 'application/json' } })
  if (typeof outcome === 'object') throw createRefusal(outcome)
  const response = outcome === 'lose-answer' ? await run() : new Response(null, { status: 500 })
  cut?.()
  return response
}

function createRefusal({
  code,
  retryAfter,
  ...facts
}: Exclude<CallOutcome, string | { body: string }>): Refusal {
  return new Refusal(code, facts, retryAfter ? { 'retry-after': String(retryAfter) } : {})
}
