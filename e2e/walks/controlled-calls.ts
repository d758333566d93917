import { expect, type Locator } from '@playwright/test'

import type { CallControlClient, Outcome } from '../steps/server/call-control.ts'

/** A machine's calls, delayed at the server until a test decides how they end. */
export interface ControlledCalls {
  /** Delays every call of these operations from now on. */
  hold: (operations: readonly string[]) => Promise<void>
  /** Lists the operations with pending calls, one entry per call. */
  waiting: () => Promise<string[]>
  /** Ends the delayed call of this operation, after waiting for it. */
  answer: (operation: string, outcome?: Outcome) => Promise<void>
  /** Lets the delayed call of this operation pass, unless its caller was aborted. */
  pass: (operation: string) => Promise<void>
  /** Breaks the connection of the delayed call, and of the browser's own retries. */
  cut: (operation: string) => Promise<void>
  /** Lets all calls pass until this element is shown. */
  passUntil: (shown: Locator) => Promise<void>
  /** Lets the calls of all other operations pass until a call of this one is pending. */
  passUntilControlled: (operation: string) => Promise<void>
  /** Delays the operations that were cut, once the page has shown their failure. */
  holdAgain: () => Promise<void>
}

const MAX_HELD_CALLS = 200
/** A browser retries a call without a response if the call used an existing connection. */
const MAX_ATTEMPTS = 9

export function controlCalls(control: CallControlClient): ControlledCalls {
  const broken = new Set<string>()

  return {
    async hold(operations) {
      await Promise.all(
        operations.map((operation) => control.plan(operation, 'hold-for-caller', MAX_HELD_CALLS)),
      )
    },
    waiting: () => control.listHeld(),
    async answer(operation, outcome = 'pass') {
      await control.held(operation)
      await control.release(operation, outcome)
    },
    pass: (operation) => control.release(operation),
    async cut(operation) {
      await control.held(operation)
      broken.add(operation)
      await control.forget(operation)
      await control.plan(operation, 'cut', MAX_ATTEMPTS)
      await control.release(operation, 'cut')
    },
    async passUntil(shown) {
      const pass = async () => {
        const waiting = new Set(await control.listHeld())
        await Promise.all([...waiting].map((operation) => control.release(operation)))
        await expect(shown).toBeVisible({ timeout: 200 })
      }
      await expect(pass).toPass({ intervals: [10], timeout: 20_000 })
    },
    async passUntilControlled(operation) {
      const pass = async () => {
        const waiting = new Set(await control.listHeld())
        const others = [...waiting].filter((other) => other !== operation)
        await Promise.all(others.map((other) => control.release(other)))
        expect([...waiting]).toContain(operation)
      }
      await expect(pass).toPass({ intervals: [20], timeout: 20_000 })
    },
    async holdAgain() {
      for (const operation of broken) {
        // oxlint-disable-next-line no-await-in-loop -- hardly ever more than one
        await control.forget(operation)
        // oxlint-disable-next-line no-await-in-loop -- as above
        await control.plan(operation, 'hold-for-caller', MAX_HELD_CALLS)
      }
      broken.clear()
    },
  }
}
