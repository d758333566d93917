import { isInaccessible } from '@testing-library/react'
import { expect } from 'vitest'

import type { Step } from 'statechart-paths/walk'

import { collapseSpaces } from './message-pieces.ts'
import { findUntranslatedTexts } from './speech.ts'

/** The heading of the page that contains the tested part. */
export const PART_TITLE = 'Masar'

export type BusyMark = 'aria-busy' | 'status' | 'progress'

/** Expectations for every screen. By default, `isBusy` and `isAlerting` depend on the machine's tags. */
export interface ScreenRules {
  /** `page`: the page renders its own `h1`. `part`: the `h1` is that of the page around it. */
  heading: 'page' | 'part'
  /** The busy marks; all of them must be visible exactly while an action is pending. */
  busyBy: readonly BusyMark[]
  isBusy?: (step: Step) => boolean
  /** Whether an alert is announced. */
  isAlerting?: (step: Step) => boolean
  /** Whether a step may lose the focus. Explain the reason in a comment. */
  losesFocus?: (step: Step) => boolean
  /** Whether the heading of each new screen takes the focus. */
  focusesScreens?: boolean
  /** Server texts that are also texts of the code, and would be reported as untranslated. */
  serverTexts?: readonly string[]
}

const MARK_SELECTORS: Record<BusyMark, string> = {
  'aria-busy': '[aria-busy=true]',
  status: 'output:not(.masar-toasts), [role=status]',
  progress: 'progress, [role=progressbar]',
}

/** Checks heading, busy marks, alerts, focus and language of the screen, step by step. */
export function watchScreen(rules: ScreenRules) {
  let title: string | null = null
  return {
    /** Starts with a new page, which has not been used yet. */
    begin() {
      title = null
    },
    compare(step: Step, hasBeenUsed: boolean) {
      const heading = findScreenHeading()
      const isNew = title !== null && heading !== null && heading.textContent !== title
      title = heading?.textContent ?? ''
      compareMarks(rules, step)
      if (hasBeenUsed && !rules.losesFocus?.(step)) compareFocus(isNew ? heading : null, rules)
      const own = listShownTexts().filter((text) => !rules.serverTexts?.includes(text))
      expect({ untranslated: findUntranslatedTexts(own) }).toEqual({ untranslated: [] })
    },
  }
}

function compareMarks(rules: ScreenRules, step: Step): void {
  const { heading, busyBy, isBusy = isTagged('busy'), isAlerting = isTagged('error') } = rules
  compareHeading(heading)
  const marks = busyBy.filter((mark) => findAll(MARK_SELECTORS[mark]).some(isAnnounced))
  expect({ busy: marks }).toEqual({ busy: isBusy(step) ? busyBy : [] })
  expect({ alerts: findAll('[role=alert]:not([data-toast])').some(isAnnounced) }).toEqual({
    alerts: isAlerting(step),
  })
}

/** Checks that something has the focus: on a new screen its heading, unless a field is invalid. */
function compareFocus(newHeading: HTMLElement | null, { focusesScreens }: ScreenRules): void {
  const focused = document.activeElement
  expect({ focus: describeElement(focused) }).not.toEqual({ focus: 'nothing' })
  if (focusesScreens && newHeading && !focused?.matches('[aria-invalid=true]')) {
    expect({ focus: describeElement(focused) }).toEqual({ focus: describeElement(newHeading) })
  }
}

const describeElement = (element: Element | null) =>
  element === null || element === document.body
    ? 'nothing'
    : `${element.tagName} ${element.textContent}`

const findScreenHeading = () =>
  findAll('h2[tabindex="-1"]').find((heading) => !heading.closest('dialog')) ?? null

function compareHeading(heading: ScreenRules['heading']): void {
  const titles = findAll('h1').map(({ textContent }) => textContent)
  expect({ titles: titles.filter((title) => title !== '').length }).toEqual({ titles: 1 })
  for (const dialog of findAll('dialog[open]')) expect(dialog).toHaveAccessibleName()
  expect(titles[0] === PART_TITLE).toBe(heading === 'part')
  expect(document.title).not.toBe('')
}

const isTagged =
  (tag: string) =>
  ({ expect: { tags } }: Step) =>
    tags.includes(tag)

const findAll = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]

/** Empty live regions are placeholders: they are not announced. */
const isAnnounced = (element: HTMLElement) =>
  (element.matches('progress, [aria-busy]') || element.textContent.trim() !== '') &&
  !isInaccessible(element)

const NAME_ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'alt'] as const

/** Returns all visible or announced texts, piece by piece. */
export function listShownTexts(): string[] {
  const texts: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    if (node.previousSibling instanceof Text) continue
    const text = collapseSpaces(readTextFrom(node))
    // The names of languages are in their own language.
    const isRead = !node.parentElement?.closest('style, script, option[lang]')
    if (isRead && /\p{L}{2}/u.test(text)) texts.push(text)
  }
  const named = findAll(NAME_ATTRIBUTES.map((name) => `[${name}]`).join())
  texts.push(
    ...named.flatMap((element) => NAME_ATTRIBUTES.map((name) => element.getAttribute(name) ?? '')),
  )
  return texts
}

/**
 * Returns the text of this node and its following siblings, because React renders a value in a sentence as a
 * separate node.
 */
function readTextFrom(node: Node): string {
  const next = node.nextSibling
  return (node.nodeValue ?? '') + (next instanceof Text ? readTextFrom(next) : '')
}
