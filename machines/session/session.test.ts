import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { heldPorts } from '../testing/held-ports.ts'
import type { SessionFact, StoredUser } from './session-facts.ts'
import {
  AMIRA,
  AMIRA_STORED,
  AMIRA_SUSPENDED,
  BADIS_STORED,
  CREDENTIALS,
  SIGN_UP_FORM,
  VOUCHER,
} from './session.journeys.ts'
import { sessionMachine } from './session.machine.ts'

const over = { kind: 'http', status: 401, code: 'unauthenticated' }
const network = { kind: 'network' }

function open(stored: StoredUser | null = null) {
  const ports = heldPorts(sessionMachine)
  const actor = createActor(ports.machine, { input: { stored } })
  const facts: SessionFact[] = []
  actor.on('*', (fact) => facts.push(fact))
  actor.start()
  const now = () => actor.getSnapshot()
  return { ...ports, actor, facts, now }
}

async function openSignedIn() {
  const session = open(AMIRA_STORED)
  await session.answer('validateSession')
  await session.answer('loadUser', AMIRA)
  return session
}

describe('the session', () => {
  it('lets a visitor in at once, without a call', () => {
    const { now, waiting, facts } = open()
    expect(now().value).toEqual({ signedOut: 'idle' })
    expect(now().context.why).toBe('visitor')
    expect([waiting(), facts]).toEqual([[], []])
  })

  // @shows session.check
  it('checks the stored user before it loads the customer', async () => {
    const { now, waiting, answer, asked, facts } = open(AMIRA_STORED)
    expect([now().hasTag('gate'), waiting()]).toEqual([true, ['validateSession']])
    await answer('validateSession')
    expect(asked.at(-1)).toEqual({ id: 'loadUser', input: { id: AMIRA.id } })
    await answer('loadUser', AMIRA)
    expect(now().value).toEqual({ signedIn: 'fresh' })
    expect(facts).toEqual([{ type: 'signedIn', user: AMIRA }])
  })

  // @shows session.failure
  it('forgets the stored user when the server says no', async () => {
    const { now, refuse, facts } = open(AMIRA_STORED)
    await refuse('validateSession', over)
    expect(now().context).toMatchObject({ stored: null, user: null, why: 'refused' })
    expect(facts).toEqual([{ type: 'signedOut', why: 'refused', toSignIn: false }])
  })

  // @shows session.failure
  it.each([network, { kind: 'http', status: 502 }])(
    'keeps the stored user when the server cannot be reached, and recovers: %o',
    async (problem) => {
      const { actor, now, refuse, answer } = open(AMIRA_STORED)
      await refuse('validateSession', problem)
      expect(now().value).toEqual({ signedOut: 'idle' })
      expect(now().context).toMatchObject({ stored: AMIRA_STORED, why: 'unreachable' })
      actor.send({ type: 'refresh.requested' })
      await answer('validateSession')
      await answer('loadUser', AMIRA)
      expect(now().hasTag('authenticated')).toBe(true)
    },
  )

  // @shows session.suspended
  it('suspends a blacklisted customer, whether the flag or the check tells', async () => {
    const loaded = open(AMIRA_STORED)
    await loaded.answer('validateSession')
    await loaded.answer('loadUser', AMIRA_SUSPENDED)
    const checked = open(AMIRA_STORED)
    await checked.refuse('validateSession', { kind: 'http', status: 401, code: 'suspended' })
    for (const { now, facts, waiting } of [loaded, checked]) {
      expect([now().hasTag('suspended'), waiting()]).toEqual([true, ['signOut']])
      expect(facts).toEqual([{ type: 'suspended' }])
      expect(now().context).toMatchObject({ user: null, stored: null })
    }
  })

  it.each([undefined, network])(
    'lets who is suspended browse on as a visitor, however the sign-out ends: %o',
    async (problem) => {
      const { actor, now, answer, refuse } = open()
      actor.send({ type: 'signIn.requested', ...CREDENTIALS })
      await answer('signIn', AMIRA_SUSPENDED)
      await (problem ? refuse('signOut', problem) : answer('signOut'))
      expect(now().value).toEqual({ suspended: 'told' })
      actor.send({ type: 'problem.dismissed' })
      expect([now().value, now().context.problem]).toEqual([{ signedOut: 'idle' }, null])
    },
  )

  it('signs in, with "stay connected" as it was ticked', async () => {
    const { actor, now, asked, answer } = open()
    actor.send({ type: 'signIn.requested', ...CREDENTIALS })
    expect(asked.at(-1)?.input).toEqual({ ...CREDENTIALS, isStaff: false })
    await answer('signIn', AMIRA)
    expect(now().context).toMatchObject({ user: AMIRA, stored: AMIRA_STORED, problem: null })
  })

  it('lets suppliers and administrators in by the door they asked for', () => {
    const { actor, asked } = open()
    actor.send({ type: 'signIn.requested', ...CREDENTIALS, isStaff: true })
    expect(asked.at(-1)?.input).toEqual({ ...CREDENTIALS, isStaff: true })
  })

  it('never has the password of a sign-in in its context', async () => {
    const { actor, now, refuse } = open()
    const passwords = () => JSON.stringify(now().context).includes(CREDENTIALS.password)
    actor.send({ type: 'signIn.requested', ...CREDENTIALS })
    const during = passwords()
    await refuse('signIn', network)
    expect([during, passwords()]).toEqual([false, false])
  })

  // @shows call.social-sign-in
  it('signs in with the word of a provider, and keeps none of it', async () => {
    const { actor, now, asked, answer, refuse } = open()
    actor.send({ type: 'socialSignIn.requested', voucher: VOUCHER, stay: true })
    expect(asked.at(-1)?.input).toEqual({ voucher: VOUCHER, stay: true })
    const during = JSON.stringify(now().context).includes(VOUCHER.token)
    await refuse('signInSocially', { kind: 'http', status: 400, fields: ['/accessToken'] })
    expect([during, now().value]).toEqual([false, { signedOut: 'failed' }])
    expect(JSON.stringify(now().context)).not.toContain(VOUCHER.token)
    actor.send({ type: 'socialSignIn.requested', voucher: VOUCHER, stay: true })
    await answer('signInSocially', AMIRA)
    expect(now().context).toMatchObject({ user: AMIRA, stored: AMIRA_STORED, problem: null })
  })

  it('tells a wrong password from a lost connection, and starts clean the next time', async () => {
    const wrong = { kind: 'http', status: 401, code: 'wrong-credentials' }
    const { actor, now, refuse } = open()
    actor.send({ type: 'signIn.requested', ...CREDENTIALS })
    await refuse('signIn', wrong)
    expect([now().value, now().context.problem]).toEqual([{ signedOut: 'failed' }, wrong])
    actor.send({ type: 'signIn.requested', ...CREDENTIALS })
    expect(now().context.problem).toBeNull()
    await refuse('signIn', network)
    expect(now().context.problem).toEqual(network)
  })

  it('signs up: address free, account made, signed in with the same password', async () => {
    const { actor, now, asked, answer } = open()
    actor.send({ type: 'signUp.requested', form: SIGN_UP_FORM })
    await answer('checkEmail')
    await answer('signUp')
    const { email, password } = SIGN_UP_FORM
    expect(asked.at(-1)?.input).toEqual({ email, password, stay: false })
    await answer('signIn', AMIRA)
    expect([now().value, now().context.form]).toEqual([{ signedIn: 'fresh' }, null])
  })

  it('makes no account for an address that has one, and drops the form', async () => {
    const { actor, now, asked, refuse } = open()
    actor.send({ type: 'signUp.requested', form: SIGN_UP_FORM })
    await refuse('checkEmail', { kind: 'http', status: 409, code: 'email-taken' })
    expect(now().value).toEqual({ signedOut: 'failed' })
    expect(asked.map(({ id }) => id)).toEqual(['checkEmail'])
    expect(now().context.form).toBeNull()
  })

  it('says that the account is there when only the first sign-in fails', async () => {
    const { actor, now, answer, refuse } = open()
    actor.send({ type: 'signUp.requested', form: SIGN_UP_FORM })
    await answer('checkEmail')
    await answer('signUp')
    await refuse('signIn', network)
    expect(now().value).toEqual({ signedOut: 'registered' })
  })

  // @shows route.after-sign-out
  it('holds nothing from the moment of signing out, even without a network', async () => {
    const { actor, now, facts, refuse } = await openSignedIn()
    actor.send({ type: 'signOut.requested', toSignIn: true })
    expect(now().context).toMatchObject({ user: null, stored: null, why: 'left' })
    expect(facts.at(-1)).toEqual({ type: 'signedOut', why: 'left', toSignIn: true })
    await refuse('signOut', network)
    expect(now().value).toEqual({ signedOut: 'idle' })
  })

  // @shows session.refresh-key
  it('checks again behind the back of a signed-in customer', async () => {
    const { actor, now, answer, facts } = await openSignedIn()
    actor.send({ type: 'refresh.requested' })
    expect([now().hasTag('authenticated'), now().hasTag('busy')]).toEqual([true, false])
    await answer('validateSession')
    await answer('loadUser', { ...AMIRA, verified: false })
    expect(now().context.user?.verified).toBe(false)
    expect(facts.filter(({ type }) => type === 'signedIn')).toHaveLength(1)
  })

  it('ends when a call finds the cookie expired, and says so', async () => {
    const { actor, now } = await openSignedIn()
    actor.send({ type: 'session.expired' })
    expect(now().context).toMatchObject({ user: null, stored: null, why: 'expired' })
  })

  it('follows another tab: out when it signs out, to the other customer when it signs in', async () => {
    const { actor, now, waiting, facts } = await openSignedIn()
    actor.send({ type: 'tab.signedIn', stored: AMIRA_STORED })
    expect(now().value).toEqual({ signedIn: 'fresh' })
    actor.send({ type: 'tab.signedIn', stored: BADIS_STORED })
    expect([now().hasTag('gate'), waiting()]).toEqual([true, ['validateSession']])
    expect([now().context.user, facts.at(-1)]).toEqual([null, { type: 'replaced' }])
    actor.send({ type: 'tab.signedOut' })
    expect(now().context).toMatchObject({ stored: null, why: 'elsewhere' })
  })

  // @shows call.update-language
  it('takes changed settings, but never another identity', async () => {
    const { actor, now } = await openSignedIn()
    actor.send({ type: 'user.changed', user: { id: 'other', language: 'es', fullName: 'Amira' } })
    expect(now().context.user).toMatchObject({ id: AMIRA.id, fullName: 'Amira' })
    expect(now().context.stored).toEqual({ id: AMIRA.id, language: 'es' })
  })
})
