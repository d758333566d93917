import * as React from 'react'

/** React's counter of elements with owner stacks; above ten thousand per second it records no more. */
interface ReactInternals {
  recentlyCreatedOwnerStacks: number
}

const NAME = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

/**
 * In development, React records a stack for each element: a sixth of the test time, for one line of a warning.
 * This sets its counter above the limit.
 * @throws Error when React counts them elsewhere
 * @see https://react.dev/reference/react/captureOwnerStack
 */
export function disableElementOwners(): void {
  const internals: unknown = Reflect.get(React, NAME)
  if (!isCounting(internals)) throw new Error('React counts the stacks of elements elsewhere.')
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Infinity,
    set() {},
  })
}

const isCounting = (internals: unknown): internals is ReactInternals =>
  typeof internals === 'object' && internals !== null && 'recentlyCreatedOwnerStacks' in internals
