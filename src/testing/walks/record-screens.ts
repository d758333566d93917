import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'

import { afterAll } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'

import { findMachineFolder } from '@masar/machines/testing/catalogue.ts'
import { lockedStateName } from 'statechart-paths/lock'
import type { Step } from 'statechart-paths/walk'

import { intersectScreens, type ScreenTexts, toScreensFile } from '../screens/screen-texts.ts'
import { readTranslatedMessages } from './catalogue.ts'
import { listOfferedControls, type ControlsByEvent } from './controls-follow.ts'
import { createMessageFinder } from './screen-messages.ts'
import { readScreen } from './shown-screen.ts'

/**
 * `SCREENS=write` records what pages show at each step of the standard paths. Manual test scripts are generated
 * from it.
 */
export const IS_RECORDING = process.env['SCREENS'] === 'write'

type ScreenRecord = Map<string, Map<string, ScreenTexts[]>>

/** Records the screens of a machine, and writes them to its file after all tests. */
export function recordScreens(machineId: string, offers: ControlsByEvent) {
  const folder = findMachineFolder(machineId)
  const record: ScreenRecord = new Map()
  let findMessage: ReturnType<typeof createMessageFinder> | null = null
  afterAll(() => writeFileSync(toScreensFile(folder), formatScreens(record)))

  return async (step: Step, at: AnyMachineSnapshot) => {
    const { locked } = step.expect
    if (!locked) return
    findMessage ??= createMessageFinder(await readTranslatedMessages('fr'))
    const controls = Object.entries(offers).map(
      ([label, offer]) => [label, listOfferedControls(offer, at)] as const,
    )
    const screen = readScreen({ offers: controls, findMessage })
    const name = lockedStateName(locked)
    const byLabel = record.get(name) ?? new Map<string, ScreenTexts[]>()
    record.set(name, byLabel.set(step.label, [...(byLabel.get(step.label) ?? []), screen]))
  }
}

/** Formats one line for each key, without the texts that are on every screen. */
function formatScreens(record: ScreenRecord): string {
  const all = [...record.values()].flatMap((byLabel) => [...byLabel.values()].flat())
  const always = new Set((intersectScreens(all).texts ?? []).map((text) => JSON.stringify(text)))
  const rows = [...record].flatMap(([moment, byLabel]) => {
    const labels = [...byLabel].map(
      ([label, screens]) => [label, shortenScreen(intersectScreens(screens), always)] as const,
    )
    const common = shortenScreen(intersectScreens([...byLabel.values()].flat()), always)
    const different = labels.filter(
      ([, screen]) => JSON.stringify(screen) !== JSON.stringify(common),
    )
    return [
      [moment, common] as const,
      ...different.map(([label, screen]) => [`${moment} < ${label}`, screen] as const),
    ]
  })
  const lines = rows
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, screen]) => `  ${JSON.stringify(name)}: ${JSON.stringify(screen)}`)
  return `{\n${lines.join(',\n')}\n}\n`
}

function shortenScreen(screen: ScreenTexts, always: ReadonlySet<string>): ScreenTexts {
  const { texts = [], digest, ...rest } = screen
  const own = texts.filter((text) => !always.has(JSON.stringify(text)))
  return {
    ...rest,
    ...(own.length > 0 && { texts: own }),
    ...(digest !== undefined && {
      digest: createHash('sha256').update(digest).digest('hex').slice(0, 8),
    }),
  }
}
