import type { ActorRefFrom } from 'xstate'

import type { sessionMachine } from '@masar/machines/session/session.machine.ts'

export type SessionActor = ActorRefFrom<typeof sessionMachine>
