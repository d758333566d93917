import type { Identifier } from '@mdn/browser-compat-data/types'

import { featureAt, featuresIn, isStandard, lackingBrowsers } from './compat-data.ts'

/** A feature that a script or style sheet uses and a supported browser lacks. */
export interface MissingFeature {
  /** MDN's name: `Array.toSorted`, `AbortSignal.any`. */
  name: string
  lacking: string[]
}

interface Missing {
  /** Global functions, classes and static methods by `owner.name`; those of the window by name. */
  exact: Map<string, MissingFeature>
  /** Instance methods by name, if no supported built-in object has a method of this name. */
  methods: Map<string, MissingFeature>
}

/** Available in secure contexts only, which MDN's data does not say: methods of `crypto` and the clipboard. */
const SECURE_METHODS = ['randomUUID', 'readText', 'writeText']

/** Methods that scripts define themselves can have any name. */
export const definedNames = (code: string): Set<string> =>
  new Set(
    [...code.matchAll(/([\w$]+)(?::|=(?!=)|\([\w$,\s]*\)\{)/g)].flatMap(([, name]) => name ?? []),
  )

/**
 * The calls in a script that a supported browser lacks, except optional calls (`x.y?.()`). Scans the text: built-in
 * functions keep their names in minified scripts.
 */
export function scanScript(code: string, defined: ReadonlySet<string>): MissingFeature[] {
  const found = new Set<MissingFeature>()
  for (const [, owner = '', dot, name = ''] of code.matchAll(CALL)) {
    const isOwn = defined.has(name)
    const feature =
      MISSING.exact.get(`${owner}.${name}`) ??
      (isOwn ? undefined : dot ? MISSING.methods.get(name) : MISSING.exact.get(name))
    if (feature) found.add(feature)
  }
  if (UNICODE_SETS.test(code)) found.add({ name: 'RegExp flag v', lacking: ['chrome 109'] })
  return [...found]
}

const CALL = /(?:([\w$]+)?(\??\.))?([\w$]+)\(/g
/** The build compiles `/…/v` to this. */
const UNICODE_SETS = /\bRegExp\([^()]*,\s*["'`][dgimsuy]*v[dgimsuy]*["'`]/

/** The paths of built-in objects in MDN's data. */
const OBJECTS: readonly [root: string, ...path: string[]][] = [
  ['javascript', 'builtins'],
  ['javascript', 'builtins', 'Intl'],
  ['api'],
]

function listMissing(): Missing {
  const exact = new Map<string, MissingFeature>()
  const methods = new Map<string, MissingFeature>()
  const supported = new Set<string>()
  const add = (owner: string, member: string, feature: Identifier) => {
    const name = member.replace(/_static$/, '')
    const lacking = lackingBrowsers(feature)
    if (lacking.length === 0) supported.add(name)
    if (lacking.length === 0 || !isStandard(feature)) return
    const missing = { name: `${owner}.${name}`, lacking }
    exact.set(owner === 'Window' || owner === name ? name : missing.name, missing)
    if (name === member && owner !== name) methods.set(name, missing)
  }
  for (const path of OBJECTS) {
    for (const [owner, members] of featuresIn(featureAt(...path))) {
      for (const [member, feature] of featuresIn(members)) add(owner, member, feature)
    }
  }
  for (const name of supported) methods.delete(name)
  for (const name of SECURE_METHODS) methods.set(name, { name, lacking: ['pages over plain HTTP'] })
  return { exact, methods }
}

const MISSING = listMissing()
