import { isInaccessible } from '@testing-library/react'

import type { OfferRole, ScreenTexts, ShownMessage } from '../screens/screen-texts.ts'
import type { Control } from './shown-controls.ts'
import { isControl, findScope, listShownControls, type ShownControl } from './shown-controls.ts'

type TextKind = Exclude<keyof ScreenTexts, 'offers' | 'roles' | 'fields' | 'digest'>

const OFFER_ROLES: readonly string[] = ['link', 'checkbox', 'radio'] satisfies OfferRole[]
const isOfferRole = (role: string): role is OfferRole => OFFER_ROLES.includes(role)

const KIND_SELECTORS = {
  alerts: '[role=alert]',
  headings: 'h1, h2, h3, legend',
  status: 'output, [role=status]',
} as const satisfies Partial<Record<TextKind, string>>
const INLINE_SELECTOR = 'a, abbr, b, bdi, em, i, small, span, strong, sub, time'
/** The title of the dialog, or of the page and its current screen. */
const TITLE_SELECTOR =
  'dialog[open] :is(h1, h2), body:not(:has(dialog[open])) :is(h1, h2[tabindex="-1"])'
const TOAST_SELECTOR = '[data-toast] :is(p, span, div)'

interface ReadOptions {
  /** The controls of each event. */
  offers: readonly (readonly [label: string, controls: readonly Control[]])[]
  findMessage: (text: string) => ShownMessage | null
}

/** Reads the texts and controls of the page or of its open dialog. */
export function readScreen({ offers, findMessage }: ReadOptions): ScreenTexts {
  const screen: Required<ScreenTexts> = {
    headings: [],
    alerts: [],
    errors: [],
    status: [],
    disabled: [],
    chosen: [],
    ticked: [],
    texts: [],
    offers: {},
    roles: {},
    fields: {},
    digest: '',
  }
  const add = (kind: TextKind, ...texts: readonly string[]) => {
    const [message = null] = texts.map(findMessage).filter((found) => found !== null)
    if (message !== null && !screen[kind].some((other) => isSameMessage(other, message)))
      screen[kind].push(message)
    return message !== null
  }
  const controls = listShownControls()
  for (const { element, name, title, role, isEnabled } of controls) {
    const isChecked = element instanceof HTMLInputElement && element.checked
    if (isChecked) add(role === 'checkbox' ? 'ticked' : 'chosen', name, title)
    if (!isEnabled && role === 'button') add('disabled', element.textContent, title)
  }
  const enabled = controls.filter(({ isEnabled }) => isEnabled)
  for (const [label, offered] of offers) {
    const found = offered.flatMap(
      (control) => enabled.find((shown) => isControl(shown, control)) ?? [],
    )
    const texts = found.map((shown) => findButtonMessage(shown, findMessage))
    const isTyped = found.some(({ role }) => role === 'field')
    if (texts.length > 0) (isTyped ? screen.fields : screen.offers)[label] = texts
    const [{ role } = { role: 'button' }] = found
    if (isOfferRole(role)) screen.roles[label] = role
  }
  for (const title of document.querySelectorAll(TITLE_SELECTOR)) {
    if (!isInaccessible(title)) add('headings', title.textContent)
  }
  const errors = [...findScope().querySelectorAll('[id$=-error]')]
  for (const [block, texts] of findTextBlocks(controls)) {
    const isError = errors.some((error) => error.contains(block))
    const kind = isError ? 'errors' : getTextKind(block)
    if (!add(kind, block.textContent)) for (const text of texts) add(kind, text)
  }
  for (const toast of document.querySelectorAll(TOAST_SELECTOR)) add('alerts', toast.textContent)
  screen.digest = findScope().textContent
  return screen
}

const getTextKind = (block: Element): TextKind =>
  (Object.keys(KIND_SELECTORS) as (keyof typeof KIND_SELECTORS)[]).find((kind) =>
    block.closest(KIND_SELECTORS[kind]),
  ) ?? 'texts'

const isSameMessage = (a: ShownMessage, b: ShownMessage) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Returns the message of a button, or its name if that is no message. Such a name, for example a provider's, is
 * the same in every language.
 */
const findButtonMessage = (
  { element, name, title }: ShownControl,
  find: ReadOptions['findMessage'],
) => [element.textContent, name, title].map(find).find((message) => message !== null) ?? title

/** Returns the visible texts outside of buttons, grouped by the block element that contains the sentence. */
function findTextBlocks(controls: readonly ShownControl[]): Map<Element, string[]> {
  const buttons = controls.filter(({ role }) => role === 'button')
  const blocks = new Map<Element, string[]>()
  const walker = document.createTreeWalker(findScope(), NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement: parent, nodeValue } = walker.currentNode
    if (!parent || !nodeValue?.trim() || parent.closest('style, script, option')) continue
    const isButton = buttons.some(({ element }) => element.contains(parent))
    if (isButton || isInaccessible(parent)) continue
    const block = parent.closest(`:not(${INLINE_SELECTOR})`) ?? parent
    blocks.set(block, [...(blocks.get(block) ?? []), nodeValue])
  }
  return blocks
}
