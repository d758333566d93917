import { expect } from 'vitest'

import { findMachineFolder } from '@masar/machines/testing/catalogue.ts'
import { lockedStateName } from 'statechart-paths/lock'
import type { Step } from 'statechart-paths/walk'

import {
  listShownMessages,
  type MachineScreens,
  findRecordedScreen,
  toScreensFile,
  type ShownMessage,
} from '../screens/screen-texts.ts'
import { collapseSpaces } from './message-pieces.ts'
import { findScope } from './shown-controls.ts'
import { listPieces } from './speech.ts'

const SCREEN_FILES = import.meta.glob<string>('../screens/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Returns a check that the page shows the recorded texts, in the language of the test. Manual test scripts quote them. */
export function createScreenCheck(machineId: string) {
  const file = toScreensFile(findMachineFolder(machineId)).replace('src/testing', '..')
  const screens = JSON.parse(SCREEN_FILES[file] ?? '{}') as MachineScreens
  return ({ label, expect: { locked } }: Step) => {
    if (!locked) return
    const screen = findRecordedScreen(screens, { moment: lockedStateName(locked), label })
    const page = readShownText()
    const missing = screen
      ? listShownMessages(screen).filter((message) => !isShown(message, page))
      : null
    expect({ 'not as recorded by `npm run screens`': missing }).toEqual({
      'not as recorded by `npm run screens`': [],
    })
  }
}

function isShown(shown: ShownMessage, page: string): boolean {
  const { message, part } = typeof shown === 'string' ? { message: shown } : shown
  const found = listPieces(message).filter((piece) => part === undefined || !piece.isWhole)
  return found.some(({ parts }) => parts.every((text) => page.includes(text.trim())))
}

/** Returns the texts and names on the page or in the open dialog, and in toasts. */
function readShownText(): string {
  const roots = [findScope(), ...document.querySelectorAll<HTMLElement>('[data-toast]')]
  const names = roots.flatMap((root) =>
    [...root.querySelectorAll('[aria-label], [title], input[type=submit]')].flatMap((element) => [
      element.ariaLabel ?? '',
      element.getAttribute('title') ?? '',
    ]),
  )
  return collapseSpaces([...roots.map(({ textContent }) => textContent), ...names].join(' '))
}
