import type { Identifier } from '@mdn/browser-compat-data/types'
import { type AtRule, type Declaration, parse, type Rule } from 'postcss'

import { findFeature, listBrowsersWithout } from './compat-data.ts'
import type { MissingFeature } from './scan-script.ts'

/**
 * Finds the features of a style sheet that a supported browser lacks: properties, keywords, functions, units,
 * selectors and at-rules. Ignores everything inside `@supports`, and values with a fallback declared before
 * them.
 */
export function scanStyle(code: string): MissingFeature[] {
  const found = new Map<string, MissingFeature>()
  const checkFeature = (name: string, feature: Identifier | undefined) => {
    const lacking = feature ? listBrowsersWithout(feature) : []
    if (lacking.length > 0) found.set(name, { name, lacking })
  }
  const root = parse(code)
  root.walkDecls((declaration) => {
    const { prop, value } = declaration
    if (isGuarded(declaration) || prop.startsWith('-') || hasFallback(declaration)) return
    const property = findFeature('css', 'properties', prop)
    checkFeature(prop, property)
    for (const [, name = '', keyword = '', unit = ''] of value.matchAll(TOKEN_PATTERN)) {
      checkFeature(
        `${name}()`,
        findFeature('css', 'types', name) ?? findFeature('css', 'types', 'color', name),
      )
      checkFeature(`${prop}: ${keyword}`, property?.[keyword])
      checkFeature(unit, findFeature('css', 'types', 'length', unit))
    }
  })
  root.walkRules((rule) => {
    if (isGuarded(rule)) return
    if (rule.parent?.type === 'rule')
      checkFeature('nested rules', findFeature('css', 'selectors', 'nesting'))
    // The effect of a missing `:has` differs between selectors, so each selector is accepted separately.
    for (const [, name = ''] of removeForgivingLists(rule.selector).matchAll(
      /(?<!\\):([a-z][\w-]*)/g,
    ))
      checkFeature(
        name === 'has' ? rule.selector : `:${name}`,
        findFeature('css', 'selectors', name),
      )
  })
  root.walkAtRules((rule) => {
    if (isGuarded(rule)) return
    checkFeature(`@${rule.name}`, findFeature('css', 'at-rules', rule.name))
    for (const [, name = ''] of rule.params.matchAll(/\(([a-z-]+)/g))
      checkFeature(`@${rule.name} (${name})`, findFeature('css', 'at-rules', rule.name, name))
  })
  return [...found.values()]
}

/** Matches a function, a word, or a number with its unit. */
const TOKEN_PATTERN = /([a-z][a-z-]*)\(|(?<![\w-])([a-z][a-z-]*)(?![\w(-])|\d([a-z]+)/g

/** Removes selector lists in which browsers skip unknown selectors. */
const removeForgivingLists = (selector: string) =>
  selector.replaceAll(/:(?:is|where)\([^()]*\)/g, '')

function isGuarded(node: AtRule | Declaration | Rule): boolean {
  for (let { parent } = node; parent; parent = parent.parent as typeof parent)
    if (parent.type === 'atrule' && (parent as AtRule).name === 'supports') return true
  return false
}

const hasFallback = (declaration: Declaration) => {
  const before = declaration.prev()
  return before?.type === 'decl' && before.prop === declaration.prop
}
