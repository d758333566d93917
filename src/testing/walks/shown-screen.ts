import { isInaccessible } from '@testing-library/react'

import type { OfferRole, ScreenTexts, ShownMessage } from '../screens/screen-texts.ts'
import type { Control } from './shown-controls.ts'
import { isControl, scope, shownControls, type ShownControl } from './shown-controls.ts'

type Kind = Exclude<keyof ScreenTexts, 'offers' | 'roles' | 'fields' | 'digest'>

const OFFER_ROLES: readonly string[] = ['link', 'checkbox', 'radio'] satisfies OfferRole[]
const isOfferRole = (role: string): role is OfferRole => OFFER_ROLES.includes(role)

const KINDS = {
  alerts: '[role=alert]',
  headings: 'h1, h2, h3, legend',
  status: 'output, [role=status]',
} as const satisfies Partial<Record<Kind, string>>
const INLINE = 'a, abbr, b, bdi, em, i, small, span, strong, sub, time'
/** The title of the dialog, or of the page and its current screen. */
const TITLES = 'dialog[open] :is(h1, h2), body:not(:has(dialog[open])) :is(h1, h2[tabindex="-1"])'
const TOASTS = '[data-toast] :is(p, span, div)'

interface Reading {
  /** The controls of each event. */
  offers: readonly (readonly [label: string, controls: readonly Control[]])[]
  findMessage: (text: string) => ShownMessage | null
}

/** Reads the texts and controls of the page or of its open dialog. */
export function readScreen({ offers, findMessage }: Reading): ScreenTexts {
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
  const add = (kind: Kind, ...texts: readonly string[]) => {
    const [message = null] = texts.map(findMessage).filter((found) => found !== null)
    if (message !== null && !screen[kind].some((other) => isSame(other, message)))
      screen[kind].push(message)
    return message !== null
  }
  const controls = shownControls()
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
    const texts = found.map((shown) => buttonText(shown, findMessage))
    const isTyped = found.some(({ role }) => role === 'field')
    if (texts.length > 0) (isTyped ? screen.fields : screen.offers)[label] = texts
    const [{ role } = { role: 'button' }] = found
    if (isOfferRole(role)) screen.roles[label] = role
  }
  for (const title of document.querySelectorAll(TITLES)) {
    if (!isInaccessible(title)) add('headings', title.textContent)
  }
  const errors = [...scope().querySelectorAll('[id$=-error]')]
  for (const [block, texts] of textBlocks(controls)) {
    const isError = errors.some((error) => error.contains(block))
    const kind = isError ? 'errors' : textKind(block)
    if (!add(kind, block.textContent)) for (const text of texts) add(kind, text)
  }
  for (const toast of document.querySelectorAll(TOASTS)) add('alerts', toast.textContent)
  screen.digest = scope().textContent
  return screen
}

const textKind = (block: Element): Kind =>
  (Object.keys(KINDS) as (keyof typeof KINDS)[]).find((kind) => block.closest(KINDS[kind])) ??
  'texts'

const isSame = (a: ShownMessage, b: ShownMessage) => JSON.stringify(a) === JSON.stringify(b)

/** A name that is not a message, such as that of a provider, is the same in every language. */
const buttonText = ({ element, name, title }: ShownControl, find: Reading['findMessage']) =>
  [element.textContent, name, title].map(find).find((message) => message !== null) ?? title

/** The visible texts outside of buttons, grouped by the block element that contains the sentence. */
function textBlocks(controls: readonly ShownControl[]): Map<Element, string[]> {
  const buttons = controls.filter(({ role }) => role === 'button')
  const blocks = new Map<Element, string[]>()
  const walker = document.createTreeWalker(scope(), NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement: parent, nodeValue } = walker.currentNode
    if (!parent || !nodeValue?.trim() || parent.closest('style, script, option')) continue
    const isButton = buttons.some(({ element }) => element.contains(parent))
    if (isButton || isInaccessible(parent)) continue
    const block = parent.closest(`:not(${INLINE})`) ?? parent
    blocks.set(block, [...(blocks.get(block) ?? []), nodeValue])
  }
  return blocks
}
