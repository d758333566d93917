import type { Identifier } from '@mdn/browser-compat-data/types'
import { type AtRule, type Declaration, parse, type Rule } from 'postcss'

import { featureAt, lackingBrowsers } from './compat-data.ts'
import type { MissingFeature } from './scan-script.ts'

/**
 * What a style sheet has that a supported browser does not know: properties, their keywords, functions, units,
 * selectors and at-rules. What is inside `@supports`, or follows a value of the same property, is left out.
 */
export function scanStyle(code: string): MissingFeature[] {
  const found = new Map<string, MissingFeature>()
  const look = (name: string, feature: Identifier | undefined) => {
    const lacking = feature ? lackingBrowsers(feature) : []
    if (lacking.length > 0) found.set(name, { name, lacking })
  }
  const root = parse(code)
  root.walkDecls((declaration) => {
    const { prop, value } = declaration
    if (isGuarded(declaration) || prop.startsWith('-') || hasFallback(declaration)) return
    const property = featureAt('css', 'properties', prop)
    look(prop, property)
    for (const [, name = '', keyword = '', unit = ''] of value.matchAll(TOKEN)) {
      look(`${name}()`, featureAt('css', 'types', name) ?? featureAt('css', 'types', 'color', name))
      look(`${prop}: ${keyword}`, property?.[keyword])
      look(unit, featureAt('css', 'types', 'length', unit))
    }
  })
  root.walkRules((rule) => {
    if (isGuarded(rule)) return
    if (rule.parent?.type === 'rule') look('nested rules', featureAt('css', 'selectors', 'nesting'))
    // What `:has` does without is not the same everywhere: it is accepted for one selector alone.
    for (const [, name = ''] of unforgiving(rule.selector).matchAll(/(?<!\\):([a-z][\w-]*)/g))
      look(name === 'has' ? rule.selector : `:${name}`, featureAt('css', 'selectors', name))
  })
  root.walkAtRules((rule) => {
    if (isGuarded(rule)) return
    look(`@${rule.name}`, featureAt('css', 'at-rules', rule.name))
    for (const [, name = ''] of rule.params.matchAll(/\(([a-z-]+)/g))
      look(`@${rule.name} (${name})`, featureAt('css', 'at-rules', rule.name, name))
  })
  return [...found.values()]
}

/** A function, a word, or a number with its unit. */
const TOKEN = /([a-z][a-z-]*)\(|(?<![\w-])([a-z][a-z-]*)(?![\w(-])|\d([a-z]+)/g

/** Without the lists in which a browser skips what it does not know. */
const unforgiving = (selector: string) => selector.replaceAll(/:(?:is|where)\([^()]*\)/g, '')

function isGuarded(node: AtRule | Declaration | Rule): boolean {
  for (let { parent } = node; parent; parent = parent.parent as typeof parent)
    if (parent.type === 'atrule' && (parent as AtRule).name === 'supports') return true
  return false
}

const hasFallback = (declaration: Declaration) => {
  const before = declaration.prev()
  return before?.type === 'decl' && before.prop === declaration.prop
}
