import * as React from 'react'

/** React's counter of recorded owner stacks. Above ten thousand per second, React records no more. */
interface ReactInternals {
  recentlyCreatedOwnerStacks: number
}

const INTERNALS_KEY = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

/**
 * Sets React's counter above its limit. In development, React otherwise records a stack for each element, which
 * takes a sixth of the test time and only adds a line to warnings.
 * @throws Error when React counts the stacks elsewhere
 * @see https://react.dev/reference/react/captureOwnerStack
 */
export function disableElementOwners(): void {
  const internals: unknown = Reflect.get(React, INTERNALS_KEY)
  if (!isCounting(internals)) throw new Error('React counts the stacks of elements elsewhere.')
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Infinity,
    set() {},
  })
}

const isCounting = (internals: unknown): internals is ReactInternals =>
  typeof internals === 'object' && internals !== null && 'recentlyCreatedOwnerStacks' in internals
