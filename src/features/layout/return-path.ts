import { useLocation } from '@tanstack/react-router'

/** The page to come back to after signing in; a page about accounts passes on what it was given. */
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
