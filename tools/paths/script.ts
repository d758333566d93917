import type { AnyStateNode } from 'xstate'

import { listNodes } from 'statechart-paths/chart'
import type { Origin, Step } from 'statechart-paths/walk'
import type { MachineFolder } from '@masar/machines/testing/catalogue.ts'

import { modelNamed } from './machines.ts'
import type { NamedPath } from './paths-for.ts'
import { beginsWithCall, firstBeyondHand, stepUrls } from './recipes.ts'
import { describeScreen, type Screenful, findScreen } from './seen.ts'
import { callKey, stateKey, stepKey } from './titles/keys.ts'
import type { Words } from './words/words.ts'

/** A path as sentences: what testers do and see. */
export interface TestScript {
  id: string
  machine: MachineFolder
  /** The number of the first step that testers cannot trigger; null if there is none. */
  beyondHand: number | null
  /** Whether calls must be held before the page is opened. */
  holdsFirst: boolean
  steps: ScriptStep[]
}

export interface ScriptStep {
  number: number
  origin: Origin
  /** Whether the tester does it, on the page or outside of it. */
  isByHand: boolean
  /** A sentence: an action, an answer, a wait, or something that happens elsewhere. */
  happens: string
  /** Addresses to open, which make the server give this answer. */
  urls: readonly string[]
  /** The states that the step enters; all current states at the first step and after a reload. */
  see: Seen[]
  /** What the page shows. */
  screen: Screenful
  tags: readonly string[]
  requirements: string[]
}

export interface Seen {
  state: string
  title: string
}

/** Writes a path as sentences in one language. */
export function writeScript(
  folder: MachineFolder,
  { id, steps }: NamedPath,
  words: Words,
): TestScript {
  const nodes = nodesByPath(folder)
  const byHand = labelsByHand(folder)
  const lines = steps.map((step, index): ScriptStep => {
    const before = stepStates(steps[index - 1])
    const now = stepStates(step)
    const entered = step.origin === 'reload' ? now : now.filter((path) => !before.includes(path))
    return {
      number: index,
      origin: step.origin,
      isByHand: step.origin === 'user' || byHand.has(step.label),
      urls: stepUrls(folder, step) ?? [],
      happens: sentenceFor(folder, step, words, steps[index - 1]),
      screen: describeScreen(folder, [steps[index - 1], step], words),
      see: entered.map((state) => ({ state, title: words.say(stateKey(folder, state)) })),
      tags: step.expect.tags,
      requirements: listRequirements(entered, nodes),
    }
  })
  const [start] = steps
  return {
    id,
    machine: folder,
    beyondHand: firstBeyondHand(folder, steps),
    holdsFirst: start !== undefined && beginsWithCall(folder, start),
    steps: lines,
  }
}

/** The text of the button that a step presses, as on the screen before it; null if unknown. */
export function findControl(
  folder: MachineFolder,
  steps: readonly Step[],
  number: number,
  { show }: Words,
): string | null {
  const { offers, fields } = findScreen(folder, steps[number - 1])?.screen ?? {}
  const label = steps[number]?.label ?? ''
  const [button] = offers?.[label] ?? fields?.[label] ?? []
  return button === undefined ? null : show(button)
}

/** Describes a step as a sentence that quotes its button from the screen before it. */
export function sentenceFor(
  folder: MachineFolder,
  step: Step,
  words: Words,
  before?: Step,
): string {
  const call = step.origin === 'actor' ? words.say(callKey(folder, stepActor(step))) : ''
  const wait = step.delay === undefined ? '' : writeDuration(step.delay, words)
  const button = before ? findControl(folder, [before, step], 1, words) : null
  const control = button === null ? words.say('script/a-button') : words.quote(button)
  return words.say(stepKey(folder, step), { call, wait, control })
}

/** The states of a step: `editing.driver`, or one for each region. */
export const stepStates = (step: Step | undefined): string[] => step?.expect.leaf.split(' & ') ?? []

/** The requirements in the chart for these states and their ancestors. */
export function listRequirements(
  paths: readonly string[],
  nodes: ReadonlyMap<string, AnyStateNode>,
): string[] {
  const named = paths.flatMap((path) => {
    const parts = path.split('.')
    return parts.flatMap((_, index) => {
      const meta = nodes.get(parts.slice(0, index + 1).join('.'))?.meta as
        | { req?: string }
        | undefined
      return meta?.req?.split(/[ ,]+/) ?? []
    })
  })
  return [...new Set(named)].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
}

export function nodesByPath(folder: MachineFolder): ReadonlyMap<string, AnyStateNode> {
  return new Map(
    listNodes(modelNamed(folder).machine.root).map((node) => [node.path.join('.'), node]),
  )
}

const labelsByHand = (folder: MachineFolder): ReadonlySet<string> =>
  new Set(modelNamed(folder).cases.flatMap(({ label, isByHand }) => (isByHand ? [label] : [])))

const stepActor = ({ event }: Step) => String(event['actorId'])

function writeDuration(milliseconds: number, { say }: Words): string {
  const seconds = milliseconds / 1000
  const isWholeMinutes = seconds >= 60 && seconds % 60 === 0
  return isWholeMinutes
    ? say('script/minutes', { count: seconds / 60 })
    : say('script/seconds', { count: seconds })
}
