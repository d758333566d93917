import { toHyphenated, SHORT_NAMES } from './short-names.ts'

/** Styles by name; conditions (states, selectors, widths) are nested. */
export interface Styles {
  readonly [name: string]: StyleValue
}

type StyleValue = string | number | boolean | null | undefined | Styles

/**
 * Returns the classes of these styles, where later styles override earlier ones. Panda writes the same classes
 * to the style sheet. Its own `css` function is several times slower, which matters on a phone for every style
 * of a first page (decision 029).
 */
export function toClassNames(...styles: readonly Styles[]): string {
  const classes: string[] = []
  addClasses(mergeStyles(styles), '', '', classes)
  return classes.join(' ')
}

function mergeStyles(all: readonly Styles[]): Styles {
  const merged: Record<string, StyleValue> = {}
  for (const styles of all) {
    for (const name in styles) {
      const value = styles[name]
      if (value == null) continue
      const short = SHORT_NAMES[name] ?? name
      const before = merged[short]
      merged[short] = isNested(value)
        ? mergeStyles(isNested(before) ? [before, value] : [value])
        : value
    }
  }
  return merged
}

function addClasses(styles: Styles, condition: string, property: string, classes: string[]): void {
  for (const name in styles) {
    const value = styles[name]
    const isOn = CONDITION_PATTERN.test(name)
    const holds = isOn ? condition + toConditionName(name) : condition
    const styled = isOn ? property : toHyphenated(name)
    if (isNested(value)) addClasses(value, holds, styled, classes)
    else classes.push(`${holds}${styled}_${String(value).replaceAll(/\s+/g, '_')}`)
  }
}

/** A state (`_hover`), a selector, or a width. */
const CONDITION_PATTERN = /^_|&|^@|^(base|sm|md|lg|xl)/

function toConditionName(name: string): string {
  if (name === 'base') return ''
  if (name.startsWith('_')) return `${name.slice(1)}:`
  return /&|@/.test(name) ? `[${name.replaceAll(' ', '_')}]:` : `${name}:`
}

const isNested = (value: StyleValue): value is Styles => typeof value === 'object' && value !== null
