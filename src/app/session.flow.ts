import type { ActorRefFrom } from 'xstate'

import { accepted, answer, answerOrNone } from '#api/answer.ts'
import { ApiProblem } from '#api/problem.ts'
import { profileKey } from '#api/profile.ts'
import { normalizeEmail, normalizePhone } from '#domain/contact.ts'
import { defineFlow } from '#flows/define-flow.ts'
import type { FlowWorld } from '#flows/flow-world.ts'
import type { SessionFact, User } from '#machines/session/session-facts.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import type { components } from '#openapi/schema.d.ts'

import { store } from './storage.ts'
import { readStoredUser } from './stored-user.ts'

type UserProfile = components['schemas']['UserProfile']
type SessionUser = components['schemas']['SessionUser']

const refusal = (status: number, code?: string) =>
  new ApiProblem({ kind: 'http', status, ...(code && { code }) })

export type SessionActor = ActorRefFrom<typeof sessionMachine>

export interface SessionWish {
  /** What the session is still needed for when it has been ended here. */
  lastWords: () => Promise<void>
  /** Hears every fact before anybody else does. */
  onFact: (fact: SessionFact) => void
}

const LAST_WORDS_MS = 2000

/** Who is using the app: from the first time that there is somebody to ask about to the end of the page. */
export const sessionFlow = defineFlow({
  name: 'session',
  machine: sessionMachine,
  key: (_wish: SessionWish) => 'session',
  input: () => ({ stored: readStoredUser() }),
  ports: ({ world, subject }) => {
    const { api } = world
    return {
      validateSession: async (_input, signal) => {
        const call = api.POST('/api/validate-access-token', { signal, parseAs: 'text' })
        if (!(await accepted(call))) throw refusal(204)
      },
      loadUser: (input, signal) => loadProfile(world, input.id, signal),
      signIn: async ({ email, password, stay, isStaff }, signal) => {
        store('masar-stay-connected', String(stay))
        const body = { email: normalizeEmail(email), password, stayConnected: stay }
        const door = isStaff ? '/api/sign-in/admin' : '/api/sign-in/frontend'
        const user = await answerOrNone(api.POST(door, { body, signal }))
        if (!user) throw refusal(204, 'wrong-credentials')
        return user.blacklisted ? userOf(user) : loadProfile(world, user._id, signal)
      },
      signInSocially: async ({ voucher, stay }, signal) => {
        store('masar-stay-connected', String(stay))
        const { provider: socialSignInType, token: accessToken, email, fullName } = voucher
        const body = { socialSignInType, accessToken, email, stayConnected: stay }
        const named = { ...body, ...(fullName && { fullName }) }
        const user = await answer(api.POST('/api/social-sign-in', { body: named, signal }))
        return user.blacklisted ? userOf(user) : loadProfile(world, user._id, signal)
      },
      checkEmail: async ({ email }, signal) => {
        const body = { email: normalizeEmail(email), appType: 'frontend' } as const
        const call = api.POST('/api/validate-email', { body, signal, parseAs: 'text' })
        if (!(await accepted(call))) throw refusal(204, 'email-taken')
      },
      signUp: async ({ fullName, email, phone, ...form }, signal) => {
        const body = {
          ...form,
          fullName: fullName.trim(),
          email: normalizeEmail(email),
          phone: normalizePhone(phone),
          language: world.locale.read(),
        }
        await accepted(api.POST('/api/sign-up', { body, signal, parseAs: 'text' }))
      },
      signOut: async (_input, signal) => {
        // Those who follow the session hear of its end first.
        await Promise.resolve()
        await Promise.race([
          subject.lastWords(),
          new Promise((go) => setTimeout(go, LAST_WORDS_MS)),
        ])
        await accepted(api.POST('/api/sign-out', { signal, parseAs: 'text' }))
      },
    }
  },
  onEmit: (fact, { subject }) => subject.onFact(fact),
})

/** What the server knows of an account: a query of its own, which the session's user is the key of. */
async function loadProfile(world: FlowWorld, id: string, signal: AbortSignal): Promise<User> {
  const { api, queryClient } = world
  const profile = await answer(api.GET('/api/user/{id}', { params: { path: { id } }, signal }))
  queryClient().setQueryData(profileKey(id), profile)
  return userOf(profile)
}

/** The sign-in answer tells less than the profile: a blacklisted user is never more than this. */
function userOf(user: UserProfile | SessionUser): User {
  const profile: Partial<UserProfile> = user
  return {
    id: user._id,
    email: user.email,
    fullName: user.fullName,
    language: user.language,
    phone: profile.phone ?? null,
    birthDate: profile.birthDate ?? null,
    avatar: user.avatar ?? null,
    verified: profile.verified ?? false,
    blacklisted: user.blacklisted,
    enableEmailNotifications: user.enableEmailNotifications,
  }
}
