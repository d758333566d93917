import type { AnyStateNode } from 'xstate'

import { listNodes } from '../coverage/coverage.ts'
import type { AnyModel, Step } from '../model/model.ts'
import { getActiveNodes } from '../model/step.ts'
import type { Project } from './config.ts'
import type { NamedPath } from './paths-for.ts'
import type { Screenful, ScriptStep, StepActor, TestScript } from './test-script.ts'
import { toCallKey, toStateKey, toStepKey } from './words/keys.ts'
import type { Words } from './words/words.ts'

/** Writes a path as sentences in one language. */
export function writeScript(
  project: Project,
  machine: string,
  { id, steps }: NamedPath,
  words: Words,
): TestScript {
  const model = project.model(machine)
  const { recipes, screens } = project.config
  const nodes = mapNodesByPath(model)
  const byHand = listManualLabels(model)
  const urls = steps.map((step, index) => findUrls(project, machine, step, steps.slice(0, index)))
  const beyondHand = urls.indexOf(null)
  const lines = steps.map((step, index): ScriptStep => {
    const before = listStepStates(steps[index - 1])
    const now = listStepStates(step)
    const entered = step.origin === 'reload' ? now : now.filter((path) => !before.includes(path))
    return {
      number: index,
      origin: step.origin,
      actor: recipes?.actor?.(machine, step) ?? findActor(step, byHand),
      urls: urls[index] ?? [],
      happens: writeSentence(project, machine, [steps[index - 1], step], words),
      screen: screens?.describe(machine, [steps[index - 1], step], words) ?? EMPTY_SCREEN,
      see: entered.map((state) => ({ state, title: words.say(toStateKey(machine, state)) })),
      tags: step.expect.tags,
      requirements: listRequirements(entered, nodes),
    }
  })
  const [start] = steps
  return {
    id,
    machine,
    start: start?.label ?? '',
    beyondHand: beyondHand < 0 ? null : beyondHand,
    preparation: recipes?.prepare(machine, steps, words) ?? [],
    steps: lines,
  }
}

/** Without a `screens` config, a script only lists the states. */
const EMPTY_SCREEN: Screenful = { texts: {}, same: null }

/** Describes a step as a sentence that quotes its control as shown on the previous screen. */
export function writeSentence(
  { config }: Project,
  machine: string,
  [before, step]: readonly [before: Step | undefined, step: Step],
  words: Words,
): string {
  const call = step.origin === 'actor' ? words.say(toCallKey(machine, readActorId(step))) : ''
  const wait = step.delay === undefined ? '' : writeDuration(step.delay, words)
  const used = before && config.screens?.control(machine, [before, step], words)
  const control = used ? words.quote(used.text) : words.say('script/a-button')
  const fields = used?.isField ? 1 : 0
  return words.say(toStepKey(machine, step), { call, wait, control, fields })
}

/** Whether a flow begins with a call. */
export function beginsWithCall(
  { machine }: AnyModel,
  { expect: { value, context } }: Step,
): boolean {
  const at = machine.resolveState({ value, context })
  return getActiveNodes(at).some(({ invoke }) => invoke.length > 0)
}

/** Returns the URLs to open at a step; none if the project has no recipes. */
function findUrls(
  { config: { recipes } }: Project,
  machine: string,
  step: Step,
  earlier: readonly Step[],
): readonly string[] | null {
  return recipes ? recipes.urls(machine, step, earlier) : []
}

function findActor({ origin, label }: Step, byHand: ReadonlySet<string>): StepActor {
  if (origin === 'start' || byHand.has(label)) return 'user'
  return origin === 'reload' ? 'again' : origin
}

/** Returns the states of a step: `editing.driver`, or one for each region. */
export const listStepStates = (step: Step | undefined): string[] =>
  step?.expect.leaf.split(' & ') ?? []

/** Lists the requirements in the chart for these states and their ancestors. */
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

export function mapNodesByPath({ machine }: AnyModel): ReadonlyMap<string, AnyStateNode> {
  return new Map(listNodes(machine.root).map((node) => [node.path.join('.'), node]))
}

const listManualLabels = ({ cases }: AnyModel): ReadonlySet<string> =>
  new Set(cases.flatMap(({ label, isByHand }) => (isByHand ? [label] : [])))

const readActorId = ({ event }: Step) => String(event['actorId'])

function writeDuration(milliseconds: number, { say }: Words): string {
  const seconds = milliseconds / 1000
  const isWholeMinutes = seconds >= 60 && seconds % 60 === 0
  return isWholeMinutes
    ? say('script/minutes', { count: seconds / 60 })
    : say('script/seconds', { count: seconds })
}
