import type { MachineFolder } from '@masar/machines/testing/catalogue.ts'
import type { StepActor } from 'statechart-paths/command'

import type { ScreenTexts } from '../../src/testing/screens/screen-texts.ts'

/** The state and the labels before a step. */
export interface EarlierSteps {
  state: string
  labels: readonly string[]
}

/** How a tester follows a flow of the demo in a browser. */
export interface Recipe {
  /** The URL path of the flow's first page; undefined if the demo has no such page. */
  page?: string
  /** Labels of steps that testers cannot trigger. */
  never?: RegExp
  /** Whether testers cannot trigger a step after the earlier steps. */
  isBeyondHand?: (label: string, earlier: EarlierSteps) => boolean
  /** Whether the earlier steps make a step impossible, for testers and for browsers. */
  isImpossible?: (label: string, earlier: EarlierSteps) => boolean
  /**
   * By label: operations whose calls must not be held while a step happens in another tab. Calls that are already
   * held stay held.
   */
  otherTab?: Readonly<Record<string, readonly string[]>>
  /** Labels of steps that open another page. */
  opensPage?: RegExp
  /** Labels of steps that change amounts, which the recorded screens do not show. */
  changesValues?: RegExp
  /** The actors of steps, by label, where they differ from the actor of the step's origin. */
  actors?: Readonly<Record<string, StepActor>>
  /** Ports call one of their operations instead of all in sequence, so calls of every operation must wait. */
  callsOneOf?: true
  /** The first pages of other starts, by label. */
  pages?: Readonly<Record<string, string>>
  /**
   * What the page shows instead of the recorded screen, by state, label, or `state < label`. Either other texts
   * (empty for another page) or, if another chart comes next or the demo responds differently, the screen of
   * another state.
   */
  instead?: Readonly<Record<string, ScreenTexts | `${MachineFolder}/${string}`>>
  /** Links for answers that need several calls, or calls of another machine; empty if the answer needs no link. */
  links?: Readonly<Record<string, readonly string[]>>
  /** Whether the page is no longer in the language of the script. */
  isSwitched?: (context: Readonly<Record<string, unknown>>) => boolean
}
