import { i18n } from '@lingui/core'
import { fromPromise } from 'xstate'

import { normalizeEmail, normalizePhone } from '#domain/contact.ts'
import { accepted, answer, answerOrNone } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { ApiProblem } from '#api/problem.ts'
import type { User } from '#machines/session/session-facts.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import type { components } from '#openapi/schema.d.ts'

import { store } from './storage.ts'

type UserProfile = components['schemas']['UserProfile']
type SessionUser = components['schemas']['SessionUser']

const refusal = (status: number, code?: string) =>
  new ApiProblem({ kind: 'http', status, ...(code && { code }) })

export interface SessionPorts {
  api: Api
  /** Gets every profile that is loaded. */
  onProfile: (profile: UserProfile) => void
  /** What the session is still needed for when it has been ended here. */
  lastWords: () => Promise<void>
}

const LAST_WORDS_MS = 2000

/** The session machine with the API in its sockets. */
export function browserSession({ api, onProfile, lastWords }: SessionPorts) {
  async function loadProfile(id: string, signal: AbortSignal): Promise<User> {
    const profile = await answer(api.GET('/api/user/{id}', { params: { path: { id } }, signal }))
    onProfile(profile)
    return userOf(profile)
  }

  return sessionMachine.provide({
    actors: {
      validateSession: fromPromise(async ({ signal }) => {
        const call = api.POST('/api/validate-access-token', { signal, parseAs: 'text' })
        if (!(await accepted(call))) throw refusal(204)
      }),
      loadUser: fromPromise(({ input, signal }) => loadProfile(input.id, signal)),
      signIn: fromPromise(async ({ input: { email, password, stay, isStaff }, signal }) => {
        store('masar-stay-connected', String(stay))
        const body = { email: normalizeEmail(email), password, stayConnected: stay }
        const door = isStaff ? '/api/sign-in/admin' : '/api/sign-in/frontend'
        const user = await answerOrNone(api.POST(door, { body, signal }))
        if (!user) throw refusal(204, 'wrong-credentials')
        return user.blacklisted ? userOf(user) : loadProfile(user._id, signal)
      }),
      signInSocially: fromPromise(async ({ input: { voucher, stay }, signal }) => {
        store('masar-stay-connected', String(stay))
        const { provider: socialSignInType, token: accessToken, email, fullName } = voucher
        const body = { socialSignInType, accessToken, email, stayConnected: stay }
        const named = { ...body, ...(fullName && { fullName }) }
        const user = await answer(api.POST('/api/social-sign-in', { body: named, signal }))
        return user.blacklisted ? userOf(user) : loadProfile(user._id, signal)
      }),
      checkEmail: fromPromise(async ({ input: { email }, signal }) => {
        const body = { email: normalizeEmail(email), appType: 'frontend' } as const
        const call = api.POST('/api/validate-email', { body, signal, parseAs: 'text' })
        if (!(await accepted(call))) throw refusal(204, 'email-taken')
      }),
      signUp: fromPromise(async ({ input: { fullName, email, phone, ...form }, signal }) => {
        const body = {
          ...form,
          fullName: fullName.trim(),
          email: normalizeEmail(email),
          phone: normalizePhone(phone),
          language: i18n.locale,
        }
        await accepted(api.POST('/api/sign-up', { body, signal, parseAs: 'text' }))
      }),
      signOut: fromPromise(async ({ signal }) => {
        // Those who follow the session hear of its end first.
        await Promise.resolve()
        await Promise.race([lastWords(), new Promise((go) => setTimeout(go, LAST_WORDS_MS))])
        await accepted(api.POST('/api/sign-out', { signal, parseAs: 'text' }))
      }),
    },
  })
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
