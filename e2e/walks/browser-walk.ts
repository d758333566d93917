import type { MachineFolder } from '@masar/machines/testing/catalogue.ts'
import type { AnyModel } from 'statechart-paths/chart'
import type { Step } from 'statechart-paths/walk'

import type { WalkScene } from './scene.ts'

/** A step of a locked path, with the states before and after it. */
export interface StateChange {
  label: string
  from: Location | null
  to: Location
  /** The labels of the previous steps. */
  before: readonly string[]
}

export type ScreenAssertion<Own> = (own: Own, step: Step) => Promise<void>
export type ScreenAssertions<Own> = Readonly<Record<string, ScreenAssertion<Own>>>

interface Location {
  leaf: string
  data: unknown
}

/**
 * Defines how to run the paths of a machine in a browser, with the app and the real server. `Own` is the data
 * that a test needs in addition to its scene, such as users and a car.
 */
export interface BrowserWalk<Own> {
  folder: MachineFolder
  model: AnyModel
  /** The operations whose calls are delayed. */
  holds: readonly string[]
  /** Operations that the page calls automatically. These calls pass unless the machine waits for them. */
  asides?: readonly string[]
  /**
   * Operations whose calls are not compared after a step, because nested machines wait for them or a timer
   * sends them.
   */
  apart?: (step: Step) => readonly string[]
  /** The first operation that each invoke calls, by invoke id; null if it calls none. */
  calls: Readonly<Record<string, string | null | ((step: Step) => string | null)>>
  /** Sets up the first step. */
  prepare: (scene: WalkScene) => Promise<Own>
  /** How to perform each step, by label. A reload needs no entry. */
  acts: Readonly<Record<string, (own: Own, step: Step) => Promise<unknown>>>
  /** How to establish the precondition of a step, by label. */
  arranges?: Readonly<Record<string, (own: Own) => Promise<unknown>>>
  /** The reasons why steps cannot be performed on this page, by label. */
  unmapped: Readonly<Record<string, string>>
  /**
   * Returns why this step cannot be performed here; null if it can. Only needed if other steps with the same
   * label can be performed.
   */
  except?: (passage: StateChange) => string | null
  /**
   * The assertions about the page for each state, or one function for all states of a machine with several
   * regions.
   */
  looks: ScreenAssertions<Own> | ScreenAssertion<Own>
  /** Asserts what must hold on the server after every step. */
  facts?: ScreenAssertion<Own>
  /**
   * Returns the states that a leaf represents; by default, only the leaf itself. Needed for leaves that combine
   * the states of several regions.
   */
  states?: (leaf: string) => readonly string[]
  /** The URL of the server. Defaults to the first server. */
  baseURL?: string
}

/** The type of any walk, for code that does not use `Own`. */
// oxlint-disable-next-line typescript/no-explicit-any -- each walk has its own type of context
export type AnyBrowserWalk = BrowserWalk<any>
