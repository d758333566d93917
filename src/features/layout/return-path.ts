import { useLocation } from '@tanstack/react-router'

/**
 * Returns the page to return to after signing in. The sign-in and sign-up pages pass on the return path that
 * they received.
 */
export function useReturnPath(): { from?: string } {
  return useLocation({
    select: ({ pathname, href, search }) => {
      const isAccountPage = pathname === '/sign-in' || pathname === '/sign-up'
      const from = isAccountPage ? ('from' in search ? search.from : undefined) : href
      return from && from !== '/' ? { from } : {}
    },
    structuralSharing: true,
  })
}
