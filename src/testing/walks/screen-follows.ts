import { isInaccessible } from '@testing-library/react'
import { expect } from 'vitest'

import type { Step } from '@masar/machines/testing/model.ts'

import { plain } from './message-pieces.ts'
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
  /** Whether the heading of each new screen takes the focus. */
  focusesScreens?: boolean
  /** Texts of the server that read like one of the code's. */
  serverTexts?: readonly string[]
}

const MARKS: Record<BusyMark, string> = {
  'aria-busy': '[aria-busy=true]',
  status: 'output:not(.masar-toasts), [role=status]',
  progress: 'progress, [role=progressbar]',
}

/** Looks at heading, busy marks, alerts, focus and language of whatever is on the screen, step by step. */
export function watchScreen(rules: ScreenRules) {
  let title: string | null = null
  return {
    /** Another page is there, which nobody has used yet. */
    begin() {
      title = null
    },
    compare(step: Step, hasBeenUsed: boolean) {
      const heading = screenHeading()
      const isNew = title !== null && heading !== null && heading.textContent !== title
      title = heading?.textContent ?? ''
      compareMarks(rules, step)
      if (hasBeenUsed && !rules.losesFocus?.(step)) compareFocus(isNew ? heading : null, rules)
      const own = shownTexts().filter((text) => !rules.serverTexts?.includes(text))
      expect({ untranslated: untranslatedTexts(own) }).toEqual({ untranslated: [] })
    },
  }
}

function compareMarks(rules: ScreenRules, step: Step): void {
  const { heading, busyBy, isBusy = isTagged('busy'), isAlerting = isTagged('error') } = rules
  compareHeading(heading)
  const marks = busyBy.filter((mark) => all(MARKS[mark]).some(isSaid))
  expect({ busy: marks }).toEqual({ busy: isBusy(step) ? busyBy : [] })
  expect({ alerts: all('[role=alert]:not([data-toast])').some(isSaid) }).toEqual({
    alerts: isAlerting(step),
  })
}

/** A new screen is told of by its heading, unless a field is wrong on it. */
function compareFocus(newHeading: HTMLElement | null, { focusesScreens }: ScreenRules): void {
  const focused = document.activeElement
  expect({ focus: called(focused) }).not.toEqual({ focus: 'nothing' })
  if (focusesScreens && newHeading && !focused?.matches('[aria-invalid=true]')) {
    expect({ focus: called(focused) }).toEqual({ focus: called(newHeading) })
  }
}

const called = (element: Element | null) =>
  element === null || element === document.body
    ? 'nothing'
    : `${element.tagName} ${element.textContent}`

const screenHeading = () =>
  all('h2[tabindex="-1"]').find((heading) => !heading.closest('dialog')) ?? null

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
    const { currentNode: node } = walker
    if (node.previousSibling instanceof Text) continue
    const text = plain(textFrom(node))
    const isRead = !node.parentElement?.closest('style, script')
    if (isRead && /\p{L}{2}/u.test(text)) texts.push(text)
  }
  const named = all(NAMES.map((name) => `[${name}]`).join())
  texts.push(...named.flatMap((element) => NAMES.map((name) => element.getAttribute(name) ?? '')))
  return texts
}

/** Of this text and those that follow without an element between them: a value in a sentence is one of them. */
function textFrom(node: Node): string {
  const next = node.nextSibling
  return (node.nodeValue ?? '') + (next instanceof Text ? textFrom(next) : '')
}
