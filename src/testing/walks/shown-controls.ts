import { fireEvent } from '@testing-library/react'

import { type EnglishText, isEnglish, hasMeaning } from './speech.ts'

export type ControlRole = 'button' | 'link' | 'checkbox' | 'radio' | 'field' | 'file'

/** The control that offers an event. */
export interface Control {
  role: ControlRole
  name: EnglishText
}

export interface ShownControl {
  role: ControlRole
  name: string
  /** The start of its name, if a description follows. */
  title: string
  isEnabled: boolean
  element: HTMLElement
}

/** Excludes links within the page, which only move the focus. */
const CONTROL_SELECTOR =
  'button, a[href]:not([href^="#"]), input:not([type=hidden]), select, textarea, summary'

/** Returns the element that contains the available controls: the open dialog, or the whole page. */
export const findScope = (): HTMLElement =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? document.body

/** Returns all visible controls, enabled or not, or only those with a given name. */
export function listShownControls(named?: Control): ShownControl[] {
  const known = new Map<Element, boolean>()
  const isHidden = (element: Element): boolean => {
    const parent = element.parentElement
    const is = known.get(element) ?? (isHiding(element) || (parent !== null && isHidden(parent)))
    known.set(element, is)
    return is
  }
  // Filters by name first: computing the style of each element costs several times as much.
  return [...findScope().querySelectorAll<HTMLElement>(CONTROL_SELECTOR)]
    .map((element) => ({
      role: getControlRole(element),
      name: getControlName(element),
      title: getControlTitle(element),
      isEnabled: isEnabled(element),
      element,
    }))
    .filter((shown) => !named || isControl(shown, named))
    .filter(({ element }) => !isHidden(element))
}

export const isControl = (shown: ShownControl, { role, name }: Control) =>
  shown.role === role && (hasMeaning(shown.name, name) || hasMeaning(shown.title, name))

/** Returns the enabled control with this name. Throws when it is missing, disabled or ambiguous. */
export function findEnabledControl(control: Control): HTMLElement {
  const all = listShownControls(control)
  const enabled = all.filter((shown) => shown.isEnabled)
  const [only] = enabled
  // Two texts may have the same translation.
  if (only && (enabled.length === 1 || !isEnglish())) return only.element
  const what = `${control.role} "${String(control.name)}"`
  if (enabled.length > 1) throw new Error(`There are ${enabled.length} of the ${what}.`)
  throw new Error(all.length > 0 ? `The ${what} cannot be used.` : `There is no ${what}.`)
}

/** Clicks a control like a mouse, which moves the focus to it. */
export function press(role: ControlRole, name: EnglishText): void {
  const element = findEnabledControl({ role, name })
  element.focus()
  fireEvent.click(element)
}

/** Replaces the text of a field. Triggers a change even if the text is the same. */
export function typeText(name: EnglishText, value: string): void {
  const element = findEnabledControl({ role: 'field', name })
  element.focus()
  const isSame = 'value' in element && element.value === value
  if (isSame) fireEvent.change(element, { target: { value: '' } })
  fireEvent.change(element, { target: { value } })
}

/** Checks or unchecks a checkbox or a radio button. */
export function setChecked(role: 'checkbox' | 'radio', name: EnglishText, on: boolean): void {
  const element = findEnabledControl({ role, name })
  if (element instanceof HTMLInputElement && element.checked !== on) press(role, name)
}

function getControlRole(element: HTMLElement): ControlRole {
  if (element instanceof HTMLInputElement) {
    if (element.type === 'checkbox' || element.type === 'radio' || element.type === 'file') {
      return element.type
    }
    return element.type === 'submit' || element.type === 'button' ? 'button' : 'field'
  }
  if (element instanceof HTMLAnchorElement) return 'link'
  return element.matches('select, textarea') ? 'field' : 'button'
}

function getControlName(element: HTMLElement): string {
  const labelledBy = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const labels = 'labels' in element ? [...((element.labels as NodeList | null) ?? [])] : []
  const texts = [
    element.ariaLabel,
    ...(labelledBy.length > 0
      ? [labelledBy.map((id) => document.getElementById(id)?.textContent).join(' ')]
      : []),
    labels.map(({ textContent }) => textContent).join(' '),
    element.textContent,
    element.title,
  ]
  return texts.find((text) => text?.trim())?.trim() ?? ''
}

export function getControlTitle(element: HTMLElement): string {
  const [label] =
    'labels' in element ? [...((element.labels as NodeListOf<Node> | null) ?? [])] : []
  const walker = document.createTreeWalker(label ?? element, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode.nodeValue?.trim()
    if (text) return text
  }
  return ''
}

const isEnabled = (element: HTMLElement) =>
  !element.matches(':disabled, [readonly]') && element.ariaDisabled !== 'true'

function isHiding(element: Element): boolean {
  if (element.matches('[hidden], [aria-hidden=true], [inert]')) return true
  const { display, visibility } = getComputedStyle(element)
  return display === 'none' || visibility === 'hidden'
}
