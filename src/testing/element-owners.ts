import * as React from 'react'

/** Where React counts the elements whose makers it keeps; it forgets the others' from ten thousand a second on. */
interface ReactInternals {
  recentlyCreatedOwnerStacks: number
}

const NAME = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

/**
 * While React is developed with, each element remembers where it was made: an error's stack for each, a sixth of the
 * time of tests, for a line that a warning adds. From now on all are as if there were too many.
 * @throws Error when React counts them elsewhere
 * @see https://react.dev/reference/react/captureOwnerStack
 */
export function forgetElementOwners(): void {
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
