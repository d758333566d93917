import { controlPorts } from 'statechart-paths/walk'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { DONE, createHttpProblem } from '../testing/problems.ts'
import type { AccountLinkFact, AccountLinkInput } from './account-link-facts.ts'
import { BADIS_ID, LINK, MALFORMED, NEW_PASSWORD, UNUSABLE_LINKS } from './account-link.journeys.ts'
import { accountLinkMachine } from './account-link.machine.ts'

const network = { kind: 'network' }
const choice = {
  type: 'password.chosen',
  password: NEW_PASSWORD,
  repeated: NEW_PASSWORD,
} as const

function open(input: Partial<AccountLinkInput> = {}) {
  const ports = controlPorts(accountLinkMachine)
  const whole = { purpose: 'activate', link: LINK, viewerId: null, ...input } as const
  const actor = createActor(ports.machine, { input: whole })
  const facts: AccountLinkFact[] = []
  actor.on('*', (fact) => facts.push(fact))
  actor.start()
  return { ...ports, actor, facts, now: () => actor.getSnapshot() }
}

async function openForm(input?: Partial<AccountLinkInput>) {
  const link = open(input)
  await link.answer('checkLink', DONE)
  return link
}

describe('account link', () => {
  // @shows ACCOUNT-35
  it('checks the link before it shows the password form', async () => {
    const { now, answer, calls } = open()
    expect(calls).toEqual([{ id: 'checkLink', input: { purpose: 'activate', link: LINK } }])
    await answer('checkLink', DONE)
    expect(now().value).toEqual({ choosing: 'form' })
  })

  it('sends a password only when it is long enough and typed twice', async () => {
    const { actor, now, waiting } = await openForm()
    actor.send({ ...choice, repeated: 'another' })
    expect([now().context.issues, waiting()]).toEqual([['mismatch'], []])
    actor.send({ ...choice, password: 'short', repeated: 'short' })
    expect([now().context.issues, waiting()]).toEqual([['too-short'], []])
    actor.send(choice)
    expect([now().context.issues, waiting()]).toEqual([[], ['savePassword']])
  })

  it('emits the account that may sign in when the server accepts the password, and drops the secret', async () => {
    const { actor, now, answer, facts } = await openForm({ purpose: 'reset' })
    actor.send(choice)
    await answer('savePassword', DONE)
    expect(facts).toEqual([{ type: 'settled', purpose: 'reset', email: LINK.email }])
    expect([now().status, now().context.link]).toEqual(['done', null])
  })

  it('never stores the password in its context, and drops the secret as soon as it is no longer needed', async () => {
    const { actor, now, answer } = await openForm()
    const holds = (secret: string) => JSON.stringify(now().context).includes(secret)
    actor.send(choice)
    expect([holds(NEW_PASSWORD), holds(LINK.token)]).toEqual([false, true])
    await answer('savePassword', UNUSABLE_LINKS.expired)
    expect([holds(NEW_PASSWORD), holds(LINK.token)]).toEqual([false, false])
  })

  it.each([
    ['expired', UNUSABLE_LINKS.expired],
    ['used', UNUSABLE_LINKS.used],
    ['replaced', UNUSABLE_LINKS.replaced],
    ['unknown', UNUSABLE_LINKS.unknown],
    ['broken', MALFORMED],
  ])('ends in the state %s when the server responds with %o', async (state, no) => {
    const { now, answer } = open()
    await answer('checkLink', no)
    expect(now().value).toBe(state)
  })

  it.each([[createHttpProblem(503)], [network]])(
    'reports a failed check for %o',
    async (problem) => {
      const { now, refuse } = open()
      await refuse('checkLink', problem)
      expect(now().value).toBe('checkFailed')
    },
  )

  it('checks the link again after a lost connection', async () => {
    const { actor, now, refuse, waiting } = open()
    await refuse('checkLink', network)
    actor.send({ type: 'retry.requested' })
    expect([now().value, waiting()]).toEqual(['checking', ['checkLink']])
  })

  it('resends the email to the address of the link, any number of times', async () => {
    const { actor, now, calls, answer, refuse } = open()
    await answer('checkLink', UNUSABLE_LINKS.expired)
    actor.send({ type: 'resend.requested' })
    expect(calls.at(-1)?.input).toEqual({ purpose: 'activate', email: LINK.email })
    await refuse('resendLink', { kind: 'http', status: 429, retryAfter: 30 })
    expect(now().context.problem).toMatchObject({ retryAfter: 30 })
    actor.send({ type: 'resend.requested' })
    await answer('resendLink', DONE)
    expect(now().value).toEqual({ resending: 'resent' })
  })

  it('keeps the form when the connection fails while saving', async () => {
    const { actor, now, refuse, waiting } = await openForm()
    actor.send(choice)
    await refuse('savePassword', network)
    expect(now().value).toEqual({ choosing: 'saveFailed' })
    actor.send(choice)
    expect(waiting()).toEqual(['savePassword'])
  })

  it('shows that the link is used when a first try that timed out may have used it up', async () => {
    const { actor, now, answer, refuse } = await openForm()
    actor.send(choice)
    await refuse('savePassword', { kind: 'timeout' })
    actor.send(choice)
    await answer('savePassword', UNUSABLE_LINKS.unknown)
    expect(now().value).toBe('used')
  })

  // @shows ACCOUNT-35
  it('does not use a link for another user until the current user has signed out', () => {
    const { actor, now, waiting } = open({ viewerId: BADIS_ID })
    expect([now().value, waiting()]).toEqual(['otherAccount', []])
    actor.send({ type: 'session.changed', viewerId: null })
    expect([now().value, waiting()]).toEqual(['checking', ['checkLink']])
  })

  it('sends no request for an incomplete link', () => {
    const { now, waiting } = open({ link: null })
    expect([now().value, waiting()]).toEqual(['broken', []])
  })

  it('verifies an address without a form', async () => {
    const { now, answer, calls, facts } = open({ purpose: 'verify', viewerId: LINK.userId })
    expect(calls.map(({ id }) => id)).toEqual(['verifyEmail'])
    await answer('verifyEmail', DONE)
    expect(now().status).toBe('done')
    expect(facts).toEqual([{ type: 'settled', purpose: 'verify', email: LINK.email }])
  })
})
