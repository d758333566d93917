import type { Identifier } from '@mdn/browser-compat-data/types'

import { featureAt, featuresIn, isStandard, lackingBrowsers } from './compat-data.ts'

/** A feature that a script or a style sheet uses and a supported browser lacks. */
export interface MissingFeature {
  /** As MDN writes it: `Array.toSorted`, `AbortSignal.any`. */
  name: string
  lacking: string[]
}

interface Missing {
  /** Global functions, classes and static methods by `owner.name`, and those of the window by name. */
  exact: Map<string, MissingFeature>
  /** Methods of instances by name; no object of the platform that has a method of this name is supported. */
  methods: Map<string, MissingFeature>
}

/** What browsers offer in secure contexts only, as MDN's data does not say: of `crypto` and the clipboard. */
const SECURE_METHODS = ['randomUUID', 'readText', 'writeText']

/** Methods that scripts define themselves may have any name. */
export const definedNames = (code: string): Set<string> =>
  new Set(
    [...code.matchAll(/([\w$]+)(?::|=(?!=)|\([\w$,\s]*\)\{)/g)].flatMap(([, name]) => name ?? []),
  )

/**
 * The calls in a script that a supported browser does not know, but those that are optional (`x.y?.()`). It reads the
 * text: what it looks for is called by its own name, also in a minified script.
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
/** What the build makes of `/…/v`. */
const UNICODE_SETS = /\bRegExp\([^()]*,\s*["'`][dgimsuy]*v[dgimsuy]*["'`]/

/** Where MDN's data has the objects of the platform. */
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
