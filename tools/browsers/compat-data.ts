import data from '@mdn/browser-compat-data' with { type: 'json' }
import type { BrowserName, CompatStatement, Identifier } from '@mdn/browser-compat-data/types'

import { OLDEST_BROWSERS } from './supported-browsers.ts'

const MDN_ROOTS: Readonly<Record<string, Identifier>> = {
  api: data.api,
  css: data.css,
  javascript: data.javascript,
}

/** Finds a feature by its path in MDN's data, such as `findFeature('css', 'selectors', 'has')`. */
export const findFeature = (root: string, ...path: readonly string[]): Identifier | undefined =>
  path.reduce<Identifier | undefined>((parent, name) => parent?.[name], MDN_ROOTS[root])

/** Lists the browsers that lack a feature in their oldest supported version. */
export const listBrowsersWithout = ({ __compat }: Identifier): string[] =>
  __compat
    ? OLDEST_BROWSERS.filter(({ mdn, version }) => !isSupported(__compat, mdn, version)).map(
        ({ mdn, version }) => `${mdn} ${version}`,
      )
    : []

/**
 * Whether at least two engines support the feature today. TypeScript has no types for features of a single
 * engine.
 */
export const isStandard = ({ __compat }: Identifier): boolean =>
  __compat !== undefined &&
  ENGINES.filter((name) => isSupported(__compat, name, Number.MAX_VALUE)).length >= 2

const ENGINES = ['chrome', 'firefox', 'safari'] as const

function isSupported({ support }: CompatStatement, name: BrowserName, version: number): boolean {
  const known = support[name]
  return [known ?? []].flat().some(({ version_added: added, version_removed: removed, flags }) => {
    const isAdded = typeof added === 'string' && toNumber(added) <= version
    const isRemoved = typeof removed === 'string' && toNumber(removed) <= version
    return isAdded && !isRemoved && !flags
  })
}

/** A feature in `preview` is not in any released version yet. */
const toNumber = (version: string) => {
  const number = Number.parseFloat(version.replace('≤', ''))
  return Number.isNaN(number) ? Infinity : number
}

/** Lists the child features of a feature, with their names. */
export const listChildFeatures = (
  parent: Identifier | undefined,
): [name: string, feature: Identifier][] =>
  Object.keys(parent ?? {}).flatMap((name) => {
    const feature = name === '__compat' ? undefined : parent?.[name]
    return feature ? [[name, feature]] : []
  })
