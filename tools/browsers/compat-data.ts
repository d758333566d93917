import data from '@mdn/browser-compat-data' with { type: 'json' }
import type { BrowserName, CompatStatement, Identifier } from '@mdn/browser-compat-data/types'

import { OLDEST_BROWSERS } from './supported-browsers.ts'

const ROOTS: Readonly<Record<string, Identifier>> = {
  api: data.api,
  css: data.css,
  javascript: data.javascript,
}

/** Finds a feature by its path in MDN's data: `featureAt('css', 'selectors', 'has')`. */
export const featureAt = (root: string, ...path: readonly string[]): Identifier | undefined =>
  path.reduce<Identifier | undefined>((parent, name) => parent?.[name], ROOTS[root])

/** The supported browsers whose oldest version lacks a feature; empty when all have it. */
export const lackingBrowsers = ({ __compat }: Identifier): string[] =>
  __compat
    ? OLDEST_BROWSERS.filter(({ mdn, version }) => !isSupported(__compat, mdn, version)).map(
        ({ mdn, version }) => `${mdn} ${version}`,
      )
    : []

/** Whether two engines have it today. TypeScript has no types for features of a single engine. */
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

/** `preview` is not in any version yet. */
const toNumber = (version: string) => {
  const number = Number.parseFloat(version.replace('≤', ''))
  return Number.isNaN(number) ? Infinity : number
}

/** The features directly below one, by name. */
export const featuresIn = (parent: Identifier | undefined): [name: string, feature: Identifier][] =>
  Object.keys(parent ?? {}).flatMap((name) => {
    const feature = name === '__compat' ? undefined : parent?.[name]
    return feature ? [[name, feature]] : []
  })
