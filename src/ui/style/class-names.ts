import { hyphenated, SHORT_NAMES } from './short-names.ts'

/** Styles by name; conditions (states, selectors, widths) are nested. */
export interface Styles {
  readonly [name: string]: StyleValue
}

type StyleValue = string | number | boolean | null | undefined | Styles

/**
 * The classes of these styles, where later ones win: those that Panda wrote to the style sheet. Its own `css`
 * returns the same but takes several times as long, on a phone and for every style of a first page (decision 029).
 */
export function classNames(...styles: readonly Styles[]): string {
  const classes: string[] = []
  addClasses(merge(styles), '', '', classes)
  return classes.join(' ')
}

function merge(all: readonly Styles[]): Styles {
  const merged: Record<string, StyleValue> = {}
  for (const styles of all) {
    for (const name in styles) {
      const value = styles[name]
      if (value == null) continue
      const short = SHORT_NAMES[name] ?? name
      const before = merged[short]
      merged[short] = isNested(value) ? merge(isNested(before) ? [before, value] : [value]) : value
    }
  }
  return merged
}

function addClasses(styles: Styles, condition: string, property: string, classes: string[]): void {
  for (const name in styles) {
    const value = styles[name]
    const isOn = CONDITION.test(name)
    const holds = isOn ? condition + conditionName(name) : condition
    const styled = isOn ? property : hyphenated(name)
    if (isNested(value)) addClasses(value, holds, styled, classes)
    else classes.push(`${holds}${styled}_${String(value).replaceAll(/\s+/g, '_')}`)
  }
}

/** A state (`_hover`), a selector, or a width. */
const CONDITION = /^_|&|^@|^(base|sm|md|lg|xl)/

function conditionName(name: string): string {
  if (name === 'base') return ''
  if (name.startsWith('_')) return `${name.slice(1)}:`
  return /&|@/.test(name) ? `[${name.replaceAll(' ', '_')}]:` : `${name}:`
}

const isNested = (value: StyleValue): value is Styles => typeof value === 'object' && value !== null
