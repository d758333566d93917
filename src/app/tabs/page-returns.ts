/** The parts of the session that a restored page needs. */
interface RestorableSession {
  viewer: () => { user: object | null }
  /** Resolves once the user is known. */
  comeBack: () => Promise<unknown>
}

/**
 * Handles pages that the back/forward cache restores as they were, even if the user has signed out since. A
 * page with customer data stays blank until the session is known again. Returns a cleanup function.
 */
export function watchRestoredPages(session: RestorableSession): () => void {
  const { style } = document.body
  const leave = ({ persisted }: PageTransitionEvent) => {
    if (persisted && session.viewer().user) style.visibility = 'hidden'
  }
  const show = () => {
    style.visibility = ''
  }
  const enter = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    session.comeBack().then(show, show)
  }

  addEventListener('pagehide', leave)
  addEventListener('pageshow', enter)
  return () => {
    removeEventListener('pagehide', leave)
    removeEventListener('pageshow', enter)
  }
}
