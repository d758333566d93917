import { controlPorts } from 'statechart-paths/walk'
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'

import {
  DISABLED_INPUT,
  ENABLED_INPUT,
  SAFARI_INPUT,
  WITHOUT_CONSENT_INPUT,
} from './bot-check.journeys.ts'
import { type BotCheckFact, type BotCheckInput, botCheckMachine } from './bot-check.machine.ts'

const scriptError = new Error('blocked')
const TOKEN_REQUEST = { type: 'token.requested', form: 'contact' } as const
const makeTokenCreated = (token: string, form = 'contact') => ({
  type: 'tokenCreated',
  form,
  token,
})
const NOT_LOADED_FACT = { type: 'tokenFailed', reason: 'not-loaded' }

function openBotCheck(input: BotCheckInput = ENABLED_INPUT) {
  const ports = controlPorts(botCheckMachine)
  const clock = new SimulatedClock()
  const actor = createActor(ports.machine, { input, clock })
  const facts: BotCheckFact[] = []
  actor.on('*', (fact) => facts.push(fact))
  actor.start()
  return { ...ports, actor, clock, facts, now: () => actor.getSnapshot() }
}

describe('bot check', () => {
  it('loads no third-party script before the visitor interacts', () => {
    const { actor, calls, waiting } = openBotCheck()
    expect(calls).toEqual([])
    actor.send({ type: 'visitor.moved' })
    actor.send({ type: 'visitor.moved' })
    expect(waiting()).toEqual(['loadScript'])
    expect(calls).toHaveLength(1)
  })

  // @shows FORM-9
  it.each([DISABLED_INPUT, SAFARI_INPUT])('is skipped, and never loads the script: %o', (input) => {
    const { actor, calls, facts } = openBotCheck(input)
    actor.send({ type: 'visitor.moved' })
    actor.send(TOKEN_REQUEST)
    expect([calls, facts]).toEqual([[], [{ type: 'tokenSkipped' }]])
  })

  // @shows FORM-8
  it('makes a token for "submit" by default, and does not store it', async () => {
    const { actor, now, calls, answer, facts } = openBotCheck()
    actor.send({ type: 'visitor.moved' })
    await answer('loadScript')
    actor.send(TOKEN_REQUEST)
    await answer('makeToken', 'token-1')
    actor.send({ ...TOKEN_REQUEST, action: 'contact' })
    await answer('makeToken', 'token-2')
    expect(calls.slice(1).map(({ input }) => input)).toEqual([
      { action: 'submit' },
      { action: 'contact' },
    ])
    expect(facts).toEqual([makeTokenCreated('token-1'), makeTokenCreated('token-2')])
    expect(JSON.stringify(now().context)).not.toContain('token-')
  })

  it('makes a form that is submitted before any interaction wait for the script', async () => {
    const { actor, answer, facts } = openBotCheck()
    actor.send(TOKEN_REQUEST)
    await answer('loadScript')
    await answer('makeToken', 'token-1')
    expect(facts).toEqual([makeTokenCreated('token-1')])
  })

  // @shows FORM-8
  it.each(['loading', 'creatingToken'])(
    'makes a token for each form that waits while %s',
    async (at) => {
      const { actor, now, answer, facts } = openBotCheck()
      actor.send(TOKEN_REQUEST)
      if (at === 'creatingToken') await answer('loadScript')
      actor.send({ ...TOKEN_REQUEST, form: 'newsletter' })
      if (at === 'loading') await answer('loadScript')
      await answer('makeToken', 'token-1')
      expect([now().value, facts]).toEqual(['creatingToken', [makeTokenCreated('token-1')]])
      await answer('makeToken', 'token-2')
      expect([now().value, facts.at(-1)]).toEqual([
        'ready',
        makeTokenCreated('token-2', 'newsletter'),
      ])
    },
  )

  it('gives each of two tokens its own timeout of 15 seconds', async () => {
    const { actor, now, clock, answer } = openBotCheck()
    actor.send(TOKEN_REQUEST)
    actor.send({ ...TOKEN_REQUEST, form: 'newsletter' })
    await answer('loadScript')
    clock.increment(14_000)
    await answer('makeToken', 'token-1')
    clock.increment(14_000)
    expect(now().value).toBe('creatingToken')
  })

  // @shows FORM-7, FORM-16
  it('emits that the script failed to load, and loads it again on retry', async () => {
    const { actor, now, refuse, answer, facts } = openBotCheck()
    actor.send(TOKEN_REQUEST)
    await refuse('loadScript', scriptError)
    expect([now().value, facts]).toEqual(['failed', [NOT_LOADED_FACT]])
    actor.send(TOKEN_REQUEST)
    await answer('loadScript')
    await answer('makeToken', 'token-1')
    expect(facts.at(-1)).toEqual(makeTokenCreated('token-1'))
  })

  it('times out after 15 seconds for the script and for a token', async () => {
    const { actor, now, clock, answer, facts } = openBotCheck()
    actor.send(TOKEN_REQUEST)
    clock.increment(15_000)
    expect([now().value, facts]).toEqual(['failed', [NOT_LOADED_FACT]])
    actor.send(TOKEN_REQUEST)
    await answer('loadScript')
    clock.increment(15_000)
    expect([now().value, facts]).toEqual(['failed', [NOT_LOADED_FACT, NOT_LOADED_FACT]])
  })

  // @shows FORM-16
  it('emits nothing when the script fails before a form needs it', async () => {
    const { actor, now, refuse, facts } = openBotCheck()
    actor.send({ type: 'visitor.moved' })
    await refuse('loadScript', scriptError)
    expect([now().value, facts]).toEqual(['failed', []])
  })

  it('waits for consent when the configuration requires it', () => {
    const { actor, calls, waiting, facts } = openBotCheck(WITHOUT_CONSENT_INPUT)
    actor.send({ type: 'visitor.moved' })
    actor.send(TOKEN_REQUEST)
    expect([calls, facts]).toEqual([[], [{ type: 'tokenFailed', reason: 'no-consent' }]])
    actor.send({ type: 'consent.changed', consented: true })
    actor.send({ type: 'visitor.moved' })
    expect(waiting()).toEqual(['loadScript'])
  })

  it.each(['loading', 'creatingToken'])(
    'stops %s and reports missing consent when consent is withdrawn',
    async (at) => {
      const { actor, now, waiting, answer, facts } = openBotCheck()
      actor.send(TOKEN_REQUEST)
      if (at === 'creatingToken') await answer('loadScript')
      expect(now().value).toBe(at)
      actor.send({ type: 'consent.changed', consented: false })
      expect([now().value, waiting()]).toEqual(['unconsented', []])
      expect(facts).toEqual([{ type: 'tokenFailed', reason: 'no-consent' }])
    },
  )
})
