import { isInaccessible } from '@testing-library/react'
import { expect } from 'vitest'

import type { Step } from 'statechart-paths/walk'

import { plain } from './message-pieces.ts'
import { untranslatedTexts } from './speech.ts'

/** The heading of the page that contains the tested part. */
export const PART_TITLE = 'Masar'

export type BusyMark = 'aria-busy' | 'status' | 'progress'

/** Expectations for every screen. Steps override them where the machine's tags do not define it. */
export interface ScreenRules {
  /** `page`: exactly one `h1`, which is the document title. `part`: that of its page. */
  heading: 'page' | 'part'
  /** The busy marks; all of them must be visible exactly while an action is pending. */
  busyBy: readonly BusyMark[]
  isBusy?: (step: Step) => boolean
  /** Whether an alert is announced. */
  isAlerting?: (step: Step) => boolean
  /** When a gesture may lose the focus, with the reason in a comment. */
  losesFocus?: (step: Step) => boolean
  /** Whether the heading of each new screen takes the focus. */
  focusesScreens?: boolean
  /** Texts of the server that match one of the code's. */
  serverTexts?: readonly string[]
}

const MARKS: Record<BusyMark, string> = {
  'aria-busy': '[aria-busy=true]',
  status: 'output:not(.masar-toasts), [role=status]',
  progress: 'progress, [role=progressbar]',
}

/** Checks heading, busy marks, alerts, focus and language of the screen, step by step. */
export function watchScreen(rules: ScreenRules) {
  let title: string | null = null
  return {
    /** A new page without user input yet. */
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

/** The heading announces a new screen, unless a field on it is invalid. */
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

/** Empty live regions are placeholders: they are not announced. */
const isSaid = (element: HTMLElement) =>
  (element.matches('progress, [aria-busy]') || element.textContent.trim() !== '') &&
  !isInaccessible(element)

const NAMES = ['aria-label', 'title', 'placeholder', 'alt'] as const

/** All visible or announced texts, piece by piece. */
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

/** This text node and its following siblings: React renders a value in a sentence as a separate node. */
function textFrom(node: Node): string {
  const next = node.nextSibling
  return (node.nodeValue ?? '') + (next instanceof Text ? textFrom(next) : '')
}
