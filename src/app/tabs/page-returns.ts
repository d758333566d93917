/** What a page that comes back has to know. */
interface Returning {
  viewer: () => { user: object | null }
  /** Resolves once it is known who is there now. */
  comeBack: () => Promise<unknown>
}

/**
 * A browser keeps a page whole when it goes to another site, and shows it as it was when somebody
 * goes back, whoever has signed out meanwhile. A page with a customer on it stays blank until the
 * session is known again.
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
