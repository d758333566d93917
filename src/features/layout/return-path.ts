import { useLocation } from '@tanstack/react-router'

import { useHydrated } from '#ui/moment/hydrated.ts'

/** The page to come back to after signing in; a page about accounts passes on what it was given. */
export function useReturnPath(): { from?: string } {
  // A document is one for all that stands behind the question mark of its address.
  const isHydrated = useHydrated()
  return useLocation({
    select: ({ pathname, href, search }) => {
      if (!isHydrated) return {}
      const isAccountPage = pathname === '/sign-in' || pathname === '/sign-up'
      const from = isAccountPage ? ('from' in search ? search.from : undefined) : href
      return from && from !== '/' ? { from } : {}
    },
    structuralSharing: true,
  })
}
