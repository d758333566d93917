import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { MachineFolder } from '@masar/machines/testing/catalogue.ts'
import { toObservation, lockedStateName } from 'statechart-paths/lock'
import { type Screenful, type Screens, stateKey, type UsedControl } from 'statechart-paths/command'
import type { Step } from 'statechart-paths/walk'

import {
  type MachineScreens,
  findRecordedScreen,
  toScreensFile,
  type ShownMessage,
} from '../../src/testing/screens/screen-texts.ts'
import { listSeen } from './list-seen.ts'
import { getFolderByName, getModelByName } from './machines.ts'
import { RECIPES } from './recipe-table.ts'
import type { PageWords } from './words/words.ts'

/**
 * Returns a step's moment in the lock, and the screen recorded for it. The screen is null if none was recorded.
 */
function findScreen(folder: MachineFolder, step: Step | undefined) {
  if (!step) return null
  const { locked, value, context } = step.expect
  const model = getModelByName(folder)
  const observed =
    locked ?? toObservation(model, model.machine.resolveState({ value, context }), [])
  const moment = lockedStateName(observed)
  return { moment, screen: findRecordedScreen(readScreens(folder), { moment, label: step.label }) }
}

/** Like `findScreen`, but returns what users see where that differs from the recorded screen. */
function findSeen(folder: MachineFolder, step: Step | undefined) {
  const found = findScreen(folder, step)
  if (!found || !step) return found
  const { label, expect } = step
  const states = [expect.leaf, ...expect.leaf.split(' & ')]
  const names = [...states.map((state) => `${state} < ${label}`), label, ...states]
  const [other] = names.flatMap((name) => RECIPES[folder].instead?.[name] ?? [])
  if (other === undefined) return found
  if (typeof other === 'string') return { ...found, screen: findCommonScreen(other) }
  const isEmpty = Object.keys(other).length === 0
  return { ...found, screen: isEmpty ? null : other }
}

/** Finds what all recorded screens of a state have in common. */
function findCommonScreen(name: `${MachineFolder}/${string}`) {
  const [folder, state] = name.split('/') as [MachineFolder, string]
  return findRecordedScreen(readScreens(folder), { moment: `${state} `, label: '' })
}

/**
 * Returns the values for the sentence of an event: all buttons that send it, such as `“Try again” / “Refresh
 * status”`.
 */
export function getEventValues(
  folder: MachineFolder,
  label: string,
  { quote, show }: PageWords,
): Record<string, string> {
  const screens = Object.values(readScreens(folder))
  const all = screens.flatMap(({ offers, fields }) => [offers?.[label], fields?.[label]])
  const texts = new Set(
    all.flatMap(([first] = []) => (first === undefined ? [] : quote(show(first)))),
  )
  return texts.size > 0 ? { control: [...texts].join(' / ') } : {}
}

/** Describes the recorded screens in test scripts. */
export const SCREEN_CONFIG: Screens<PageWords> = {
  describe: (machine, steps, words) => describeScreen(getFolderByName(machine), steps, words),
  control: (machine, steps, words) => findControl(getFolderByName(machine), steps, words),
}

/** Finds the control that a step uses, as shown on the previous screen; null if unknown. */
export function findControl(
  folder: MachineFolder,
  [before, { label }]: readonly [earlier: Step | undefined, step: Step],
  words: PageWords,
): UsedControl | null {
  const { offers, fields } = findScreen(folder, before)?.screen ?? {}
  const [first] = offers?.[label] ?? fields?.[label] ?? []
  if (first === undefined) return null
  return {
    text: chooseFormatter(folder, before, words)(first),
    isField: offers?.[label] === undefined,
  }
}

const isSwitched = (folder: MachineFolder, step: Step | undefined) =>
  (step && RECIPES[folder].isSwitched?.(step.expect.context)) ?? false

/** Returns the formatter for the language of the page after a step. */
const chooseFormatter = (
  folder: MachineFolder,
  step: Step | undefined,
  { show, showSwitched }: PageWords,
) => (isSwitched(folder, step) ? showSwitched : show)

/** Describes what the page shows after a step, mainly what differs from the screen before. */
function describeScreen(
  folder: MachineFolder,
  [earlier, step]: readonly [Step | undefined, Step],
  words: PageWords,
): Screenful {
  const before = findSeen(folder, earlier)
  const now = findSeen(folder, step)
  const show = chooseFormatter(folder, step, words)
  const hasClosed = earlier?.expect.tags.includes('dialog') && !step.expect.tags.includes('dialog')
  const [title] = before?.screen?.headings ?? []
  if (!now?.screen && hasClosed && title) return { texts: { gone: [show(title)] }, same: null }
  if (!now?.screen) return { texts: {}, same: before?.moment === now?.moment ? 'unchanged' : null }
  const { opensPage, changesValues } = RECIPES[folder]
  const isNew =
    step.origin === 'reload' ||
    opensPage?.test(step.label) === true ||
    isSwitched(folder, step) !== isSwitched(folder, earlier)
  const last = isNew ? {} : (before?.screen ?? {})
  const same = isNew ? null : compareScreens(before, now)
  if (same === 'same-screen' && changesValues?.test(step.label) && before?.moment !== now.moment)
    return { texts: {}, same: 'same-texts' }
  if (same) return { texts: {}, same }
  const titles = step.expect.leaf.split(' & ').map((state) => words.say(stateKey(folder, state)))
  const isTitle = (message: ShownMessage) => titles.includes(show(message))
  const found = listSeen([now.screen, last], listAbsentButtons(folder), isTitle)
  const texts = Object.entries(found).flatMap(([kind, messages]) =>
    messages.length > 0 ? [[kind, messages.map((message) => show(message))] as const] : [],
  )
  return { texts: Object.fromEntries(texts), same: null }
}

/** Lists the buttons of steps that testers cannot trigger in the demo. */
function listAbsentButtons(folder: MachineFolder): ReadonlySet<string> {
  const { never } = RECIPES[folder]
  const all = Object.values(readScreens(folder)).flatMap(({ offers = {} }) =>
    Object.entries(offers),
  )
  const absent = all.filter(([label]) => never?.test(label)).flatMap(([, messages]) => messages)
  return new Set(absent.map((message) => JSON.stringify(message)))
}

function compareScreens(
  before: ReturnType<typeof findSeen>,
  now: ReturnType<typeof findSeen>,
): Screenful['same'] {
  if (!before?.screen || !now?.screen) return null
  const { digest: last, ...earlier } = before.screen
  const { digest, ...later } = now.screen
  if (JSON.stringify(earlier) !== JSON.stringify(later)) return null
  return digest === last ? 'same-screen' : 'same-texts'
}

const screensCache = new Map<MachineFolder, MachineScreens>()

function readScreens(folder: MachineFolder): MachineScreens {
  const file = fileURLToPath(new URL(`../../${toScreensFile(folder)}`, import.meta.url))
  const screens =
    screensCache.get(folder) ?? (JSON.parse(readFileSync(file, 'utf8')) as MachineScreens)
  screensCache.set(folder, screens)
  return screens
}
