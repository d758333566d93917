import { expect } from 'vitest'

import { folderFor } from '@masar/machines/testing/catalogue.ts'
import { lockedStateName } from 'statechart-paths/lock'
import type { Step } from 'statechart-paths/walk'

import {
  listShownMessages,
  type MachineScreens,
  screenAt,
  screensFile,
  type ShownMessage,
} from '../screens/screen-texts.ts'
import { plain } from './message-pieces.ts'
import { scope } from './shown-controls.ts'
import { pieces } from './speech.ts'

const SCREENS = import.meta.glob<string>('../screens/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Test scripts quote the recorded texts, so the page must show them in the language of the test. */
export function compareRecorded(machineId: string) {
  const file = screensFile(folderFor(machineId)).replace('src/testing', '..')
  const screens = JSON.parse(SCREENS[file] ?? '{}') as MachineScreens
  return ({ label, expect: { locked } }: Step) => {
    if (!locked) return
    const screen = screenAt(screens, { moment: lockedStateName(locked), label })
    const page = shownText()
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
  const found = pieces(message).filter((piece) => part === undefined || !piece.isWhole)
  return found.some(({ parts }) => parts.every((text) => page.includes(text.trim())))
}

/** The texts and names on the page or in the dialog, and in toasts. */
function shownText(): string {
  const roots = [scope(), ...document.querySelectorAll<HTMLElement>('[data-toast]')]
  const names = roots.flatMap((root) =>
    [...root.querySelectorAll('[aria-label], [title], input[type=submit]')].flatMap((element) => [
      element.ariaLabel ?? '',
      element.getAttribute('title') ?? '',
    ]),
  )
  return plain([...roots.map(({ textContent }) => textContent), ...names].join(' '))
}
