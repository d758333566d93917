import { isInaccessible } from '@testing-library/react'
import { expect } from 'vitest'

import type { Step } from '#machines/testing/model.ts'

import { plain } from './message-pieces.ts'
import { scope } from './shown-controls.ts'
import { untranslatedTexts } from './speech.ts'

/** What the page is called on which a walked part stands. */
export const PART_TITLE = 'Masar'

export type BusyMark = 'aria-busy' | 'status' | 'progress'

/** What everybody expects of a screen, whatever it shows. Steps decide where the tags of a chart do not say it. */
export interface ScreenRules {
  /** `page`: exactly one first heading, which names the document. `part`: that of the page it stands on. */
  heading: 'page' | 'part'
  /** By which marks it says that something is on its way; all of them, exactly while it is. */
  busyBy: readonly BusyMark[]
  isBusy?: (step: Step) => boolean
  /** Whether something is read out at once. */
  isAlerting?: (step: Step) => boolean
  /** Where a gesture may leave the focus nowhere, with the reason in a comment. */
  losesFocus?: (step: Step) => boolean
  /** Texts of the server that read like one of the code's. */
  serverTexts?: readonly string[]
}

const MARKS: Record<BusyMark, string> = {
  'aria-busy': '[aria-busy=true]',
  status: 'output:not(.masar-toasts), [role=status]',
  progress: 'progress, [role=progressbar]',
}

/** Looks at heading, busy marks, alerts, focus and language of whatever is on the screen. */
export function compareScreen(rules: ScreenRules, step: Step, hasBeenUsed: boolean): void {
  const { heading, busyBy, isBusy = isTagged('busy'), isAlerting = isTagged('error') } = rules
  compareHeading(heading)
  const busy = isBusy(step)
  const marks = busyBy.filter((mark) => all(MARKS[mark]).some(isSaid))
  expect({ busy: marks }).toEqual({ busy: busy ? busyBy : [] })
  expect({ alerts: all('[role=alert]:not([data-toast])').some(isSaid) }).toEqual({
    alerts: isAlerting(step),
  })
  if (hasBeenUsed && !rules.losesFocus?.(step)) {
    expect(document.activeElement, 'what has the focus').not.toBe(document.body)
  }
  const own = shownTexts().filter((text) => !rules.serverTexts?.includes(text))
  expect({ untranslated: untranslatedTexts(own) }).toEqual({ untranslated: [] })
}

function compareHeading(heading: ScreenRules['heading']): void {
  const titles = all('h1').map(({ textContent }) => textContent)
  expect({ titles: titles.filter((title) => title !== '').length }).toEqual({ titles: 1 })
  for (const dialog of all('dialog[open]')) expect(dialog).toHaveAccessibleName()
  expect(titles[0] === PART_TITLE).toBe(heading === 'part')
  expect(document.title).not.toBe('')
}

const isTagged =
  (tag: string) =>
  ({ expect: { tags } }: Step) =>
    tags.includes(tag)

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]

/** Marks that stand empty are there to be filled: nobody hears them. */
const isSaid = (element: HTMLElement) =>
  (element.matches('progress, [aria-busy]') || element.textContent.trim() !== '') &&
  !isInaccessible(element)

const NAMES = ['aria-label', 'title', 'placeholder', 'alt'] as const

/** Everything that is there to be read or heard, piece by piece. */
export function shownTexts(): string[] {
  const texts: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = plain(walker.currentNode.nodeValue ?? '')
    if (/\p{L}{2}/u.test(text) && !walker.currentNode.parentElement?.closest('style, script')) {
      texts.push(text)
    }
  }
  const named = all(NAMES.map((name) => `[${name}]`).join())
  texts.push(...named.flatMap((element) => NAMES.map((name) => element.getAttribute(name) ?? '')))
  return texts
}

export const isInDialog = () => scope() !== document.body
