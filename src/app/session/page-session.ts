import type { SessionActor } from '../../features/account/session-actor.ts'
import type { LateSession } from '../../features/account/use-session.ts'
import type { Session } from './session.ts'

/** What a page of the session is drawn with: at once for a visitor of whom nothing is known. */
export async function findSession(session: Session): Promise<SessionActor | LateSession> {
  return (await session.begun()) ?? { download: session.actor }
}
