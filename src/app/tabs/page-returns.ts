/** The parts of the session that a restored page needs. */
interface Returning {
  viewer: () => { user: object | null }
  /** Resolves once the user is known. */
  comeBack: () => Promise<unknown>
}

/**
 * The back/forward cache restores a page as it was, even if the user has signed out since. A page with customer
 * data stays blank until the session is known again.
 */
export function watchReturns(session: Returning): () => void {
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
