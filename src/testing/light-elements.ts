import { createRequire } from 'node:module'

import type { ElementType, Key } from 'react'

/** React marks a child that needs no key: it has its own place in the JSX. */
interface Child {
  $$typeof?: unknown
  _store?: { validated: 0 | 1 }
}
type Props = Record<string, unknown> & { key?: Key }

const ELEMENT = Symbol.for('react.transitional.element')
const NO_STACK = new Error('react-stack-top-frame')

/**
 * While React is developed with, each element is frozen and gets five hidden properties, a twentieth of the time of
 * tests. Here it has the same properties in plain sight. Missing keys are still warned of; mutated props are noticed
 * by Storybook and the development server. Must run before anything imports React's JSX.
 */
function makeElement(
  type: ElementType,
  given: Props,
  maybeKey: Key | undefined,
  isStatic: boolean,
) {
  const { children } = given
  if (!Array.isArray(children)) markKeyed(children)
  else if (isStatic) for (const child of children) markKeyed(child)
  const { key = maybeKey, ...rest } = 'key' in given ? given : { key: maybeKey }
  return {
    $$typeof: ELEMENT,
    type,
    key: key === undefined ? null : String(key),
    props: 'key' in given ? rest : given,
    _owner: null,
    _store: { validated: 0 },
    _debugInfo: null,
    _debugStack: NO_STACK,
    _debugTask: null,
  }
}

function markKeyed(child: unknown): void {
  if (isElement(child) && child._store) child._store.validated = 1
}

const isElement = (child: unknown): child is Child =>
  typeof child === 'object' && child !== null && '$$typeof' in child && child.$$typeof === ELEMENT

const load = createRequire(import.meta.url)
const jsx = (type: ElementType, props: Props, key?: Key) => makeElement(type, props, key, false)
const jsxs = (type: ElementType, props: Props, key?: Key) => makeElement(type, props, key, true)
const jsxDEV = (type: ElementType, props: Props, key: Key | undefined, isStatic: boolean) =>
  makeElement(type, props, key, isStatic)
Object.assign(load('react/jsx-runtime'), { jsx, jsxs })
Object.assign(load('react/jsx-dev-runtime'), { jsxDEV })
