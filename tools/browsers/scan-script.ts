import type { Identifier } from '@mdn/browser-compat-data/types'

import { findFeature, listChildFeatures, isStandard, listBrowsersWithout } from './compat-data.ts'

/** A feature that a script or style sheet uses and a supported browser lacks. */
export interface MissingFeature {
  /** MDN's name: `Array.toSorted`, `AbortSignal.any`. */
  name: string
  lacking: string[]
}

interface MissingFeatures {
  /** Global functions, classes and static methods: members of `window` by name, all others by `owner.name`. */
  exact: Map<string, MissingFeature>
  /** Instance methods by name, if no supported built-in object has a method of this name. */
  methods: Map<string, MissingFeature>
}

/**
 * Methods of `crypto` and the clipboard that are available in secure contexts only. MDN's data does not include
 * this restriction.
 */
const SECURE_METHODS = ['randomUUID', 'readText', 'writeText']

/** Lists the names that a script defines itself: these may equal the names of missing features. */
export const listDefinedNames = (code: string): Set<string> =>
  new Set(
    [...code.matchAll(/([\w$]+)(?::|=(?!=)|\([\w$,\s]*\)\{)/g)].flatMap(([, name]) => name ?? []),
  )

/**
 * Finds calls to functions that a supported browser lacks, except optional calls (`x.y?.()`). Scans the text,
 * because built-in functions keep their names in minified scripts.
 */
export function scanScript(code: string, defined: ReadonlySet<string>): MissingFeature[] {
  const found = new Set<MissingFeature>()
  for (const [, owner = '', dot, name = ''] of code.matchAll(CALL_PATTERN)) {
    const isOwn = defined.has(name)
    const feature =
      MISSING_FEATURES.exact.get(`${owner}.${name}`) ??
      (isOwn
        ? undefined
        : dot
          ? MISSING_FEATURES.methods.get(name)
          : MISSING_FEATURES.exact.get(name))
    if (feature) found.add(feature)
  }
  if (UNICODE_SETS_PATTERN.test(code)) found.add({ name: 'RegExp flag v', lacking: ['chrome 109'] })
  return [...found]
}

const CALL_PATTERN = /(?:([\w$]+)?(\??\.))?([\w$]+)\(/g
/** Matches `RegExp("…", "v")`, to which the build compiles `/…/v`. */
const UNICODE_SETS_PATTERN = /\bRegExp\([^()]*,\s*["'`][dgimsuy]*v[dgimsuy]*["'`]/

/** The paths of built-in objects in MDN's data. */
const BUILT_IN_PATHS: readonly [root: string, ...path: string[]][] = [
  ['javascript', 'builtins'],
  ['javascript', 'builtins', 'Intl'],
  ['api'],
]

function listMissingFeatures(): MissingFeatures {
  const exact = new Map<string, MissingFeature>()
  const methods = new Map<string, MissingFeature>()
  const supported = new Set<string>()
  const add = (owner: string, member: string, feature: Identifier) => {
    const name = member.replace(/_static$/, '')
    const lacking = listBrowsersWithout(feature)
    if (lacking.length === 0) supported.add(name)
    if (lacking.length === 0 || !isStandard(feature)) return
    const missing = { name: `${owner}.${name}`, lacking }
    exact.set(owner === 'Window' || owner === name ? name : missing.name, missing)
    if (name === member && owner !== name) methods.set(name, missing)
  }
  for (const path of BUILT_IN_PATHS) {
    for (const [owner, members] of listChildFeatures(findFeature(...path))) {
      for (const [member, feature] of listChildFeatures(members)) add(owner, member, feature)
    }
  }
  for (const name of supported) methods.delete(name)
  for (const name of SECURE_METHODS) methods.set(name, { name, lacking: ['pages over plain HTTP'] })
  return { exact, methods }
}

const MISSING_FEATURES = listMissingFeatures()
