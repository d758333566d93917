import type { Api } from '#api/client.ts'
import type { Link, LinkPurpose } from '#machines/account-link/account-link-facts.ts'
import type { Viewer } from '#ui/viewer.tsx'

import { type OpenedLink, openLink } from './open-link.ts'

/** What a mailed link asks of the session; the app's own session fits. */
export interface SessionOfLink {
  viewer: () => Viewer
  known: () => Promise<unknown>
  subscribe: (listener: () => void) => () => void
  actor: () => Promise<{
    send: (event: {
      type: 'signIn.requested'
      email: string
      password: string
      stay: boolean
    }) => void
  }>
}

export interface AppOfLink {
  api: Api
  session: SessionOfLink
  purpose: LinkPurpose
  /** The link that the page was opened with; asked for once. */
  takeLink: () => Link | null
}

const opened = new WeakMap<Api, OpenedLink>()

/** The link that is open now: the same one however often its page is loaded anew. */
export async function linkAtTheDoor(app: AppOfLink): Promise<OpenedLink> {
  // Whose link it is can be told only once it is known who is here.
  await app.session.known()
  const known = opened.get(app.api)
  if (known) return known

  const { api, session, purpose } = app
  const link = openLink({
    api,
    purpose,
    link: app.takeLink(),
    viewer: session.viewer,
    onViewer: session.subscribe,
    signIn: (credentials) => {
      const send = async () => {
        const actor = await session.actor()
        actor.send({ type: 'signIn.requested', ...credentials, stay: false })
      }
      send().catch(reportError)
    },
  })
  const close = () => {
    opened.delete(api)
    link.close()
  }
  opened.set(api, { ...link, close })
  return { ...link, close }
}
