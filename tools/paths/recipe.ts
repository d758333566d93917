import type { MachineFolder } from '@masar/machines/testing/catalogue.ts'
import type { StepActor } from 'statechart-paths/command'

import type { ScreenTexts } from '../../src/testing/screens/screen-texts.ts'

/** What led to a step. */
export interface EarlierSteps {
  /** The state before the step. */
  state: string
  labels: readonly string[]
}

/** How a tester follows a flow in a browser of the demo. */
export interface Recipe {
  /** The path of its first page; undefined if the demo has no such page. */
  page?: string
  /** Labels of steps that testers cannot trigger. */
  never?: RegExp
  /** Whether these steps make a step impossible, for testers and for browsers. */
  isImpossible?: (label: string, earlier: EarlierSteps) => boolean
  /** Who brings a step about, by label, if it is not the actor of its origin. */
  actors?: Readonly<Record<string, StepActor>>
  /**
   * Ports call only one of their operations rather than all in sequence, so that calls of all operations must
   * wait.
   */
  callsOneOf?: true
  /** The first pages of other starts, by label. */
  pages?: Readonly<Record<string, string>>
  /**
   * What the page shows instead of the recorded screen, by state, label, or `state < label`: other texts (empty
   * for another page), or the screen of another state, if that state's chart comes next or the demo responds
   * differently.
   */
  instead?: Readonly<Record<string, ScreenTexts | `${MachineFolder}/${string}`>>
  /** Links for answers that need several calls, or calls of another machine; empty if the answer needs no link. */
  links?: Readonly<Record<string, readonly string[]>>
  /** Whether the page is no longer in the language of the script. */
  isSwitched?: (context: Readonly<Record<string, unknown>>) => boolean
}
