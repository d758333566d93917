import { afterEach, describe, expect, it } from 'vitest'
import { CATALOGUE } from '@masar/machines/testing/catalogue.ts'
import { type Actor, createActor } from 'xstate'

import type { placingMachine } from '@masar/machines/placing/placing.machine.ts'
import type { paymentMachine } from '@masar/machines/payment/payment.machine.ts'
import { wholeCheckout } from '@masar/machines/checkout/testing/whole-checkout.ts'
import { CREDENTIALS } from '@masar/machines/session/session.journeys.ts'
import { sessionMachine } from '@masar/machines/session/session.machine.ts'
import { createLockedTests } from 'statechart-paths'
import type { AnyModel } from 'statechart-paths/chart'
import { parseLock } from 'statechart-paths/lock'
import { promisesSettled } from 'statechart-paths/walk'
import {
  createStage,
  createStillActor,
  createStillParent,
  setStage,
  showActor,
} from 'storybook-addon-statechart'
import { toJourney } from 'storybook-addon-statechart/layout'

import { DEARER_CHECKOUT, HELD_CHECKOUT } from '../checkout/checkout-scenes.ts'
import { toPlacingContext } from '../checkout/placing-scenes.tsx'
import { PAYING } from '../payment/payment-scenes.tsx'
import { getModelById } from './model-for.ts'

const SIGNED_OUT_CONTEXT = {
  stored: null,
  user: null,
  why: 'visitor',
  problem: null,
  refused: null,
  form: null,
} as const

afterEach(() => setStage(null))

/** Shows a story of the session machine on a stage, and renders it again whenever the stage requests it. */
function showSessionOnStage(value: Parameters<typeof createStillActor<typeof sessionMachine>>[1]) {
  const stage = createStage(getModelById('session'))
  setStage(stage)
  let actor: Actor<typeof sessionMachine>
  const draw = () => {
    actor = createStillActor(sessionMachine, value, SIGNED_OUT_CONTEXT)
    stage.open()
  }
  draw()
  let drawn = stage.drawing()
  stage.subscribe(() => {
    if (stage.drawing() === drawn) return
    drawn = stage.drawing()
    draw()
  })
  return { stage, value: () => actor.getSnapshot().value, send: () => actor }
}

const createMove = (label: string) => ({ do: 'move', label }) as const

describe('a story on its stage', () => {
  it('stays in its state while calls are pending, and continues once they are answered', async () => {
    const { stage, value } = showSessionOnStage({ signedOut: 'signingIn' })

    const answers = stage.moment()?.moves.filter(({ kind }) => kind === 'answer')
    expect(answers?.map(({ call }) => call?.outcome)).toEqual([
      'Amira',
      'blacklisted',
      'wrong',
      'suspended',
      'over',
      'no address',
      'network',
    ])

    await stage.command(createMove('signIn done: wrong'))
    expect(value()).toEqual({ signedOut: 'failed' })
    expect(stage.moment()?.lit).toContain('session.signedOut.failed')
  })

  it('goes back to an earlier state, including its calls, and forward again', async () => {
    const { stage, value } = showSessionOnStage({ signedOut: 'idle' })
    await stage.command(createMove('signs in'))
    await stage.command(createMove('signIn done: Amira'))
    expect(value()).toEqual({ signedIn: 'fresh' })

    await stage.command({ do: 'go', to: 1 })
    expect(value()).toEqual({ signedOut: 'signingIn' })
    await stage.command({ do: 'go', to: 2 })
    expect(value()).toEqual({ signedIn: 'fresh' })

    await stage.command({ do: 'go', to: 1 })
    await stage.command(createMove('signIn done: wrong'))
    expect(stage.moment()?.trail.map(({ label }) => label)).toEqual([
      'the story',
      'signs in',
      'signIn done: wrong',
    ])
  })

  it('records actions in the story under the labels of the model', async () => {
    const { stage, send } = showSessionOnStage({ signedOut: 'idle' })

    send().send({ type: 'signIn.requested', ...CREDENTIALS })
    await promisesSettled()

    expect(stage.moment()?.trail.at(-1)).toEqual({ label: 'signs in', leaf: 'signedOut.signingIn' })
  })

  it('reports for each move whether it changes anything now', () => {
    const { stage } = showSessionOnStage({ signedOut: 'idle' })
    const takes = (label: string) =>
      stage.moment()?.moves.find((shown) => shown.label === label)?.takes

    expect(takes('another tab signs out')).toEqual([])
    expect(takes('signs in')).toEqual(['session.signedOut.idle | signIn.requested | 0'])
  })

  it('shows an invoked machine, and continues in the parent machine when it ends', async () => {
    const stage = createStage(getModelById('payment'))
    setStage(stage)
    const checkout = createStillParent<typeof wholeCheckout, typeof paymentMachine>(
      { machine: wholeCheckout, value: { paying: 'open' }, context: HELD_CHECKOUT },
      { id: 'payment', value: { confirming: 'checking' }, context: PAYING },
    )
    stage.open()

    await stage.command(createMove('checkPayment done: expired'))

    expect(stage.moment()?.trail.at(-1)?.leaf).toBe('expired')
    expect(checkout.getSnapshot().value).toEqual({ paying: 'expired' })
  })

  it('notifies the parent machine of each step, so that its page updates', async () => {
    const stage = createStage(getModelById('placing'))
    setStage(stage)
    const checkout = createStillParent<typeof wholeCheckout, typeof placingMachine>(
      { machine: wholeCheckout, value: 'placing', context: DEARER_CHECKOUT },
      { id: 'placing', value: 'priceChanged', context: toPlacingContext(DEARER_CHECKOUT) },
    )
    stage.open()
    let drawn = 0
    checkout.subscribe(() => (drawn += 1))

    await stage.command(createMove('accepts the price'))

    expect(stage.moment()?.trail.at(-1)?.leaf).toBe('asking')
    expect(drawn).toBeGreaterThan(0)
  })
})

const LOCKS = import.meta.glob<string>('../../machines/*/paths.lock.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Shows an actor that is created with the first start of a model. */
const showStart = ({ machine, starts }: AnyModel) =>
  showActor(createActor(machine, { input: Object.values(starts)[0] }))

it.each(Object.entries(CATALOGUE))(
  'every journey of %s can be played to its end',
  async (folder, model) => {
    const suite = createLockedTests(
      model,
      parseLock(LOCKS[`../../machines/${folder}/paths.lock.json`] ?? ''),
      ['standard'],
    )
    const stage = createStage(model, () => suite.map(toJourney))
    setStage(stage)
    let drawn = -1
    const draw = () => {
      if (stage.drawing() === drawn) return
      drawn = stage.drawing()
      showStart(model)
      stage.open()
    }
    draw()
    stage.subscribe(draw)

    const ends: (string | undefined)[] = []
    for (const [journey, { steps }] of suite.entries()) {
      // oxlint-disable no-await-in-loop -- one after the other, on one stage
      await stage.command({ do: 'play', journey })
      for (let step = 1; step < steps.length; step += 1) await stage.command({ do: 'next' })
      // oxlint-enable no-await-in-loop
      ends.push(stage.moment()?.trail.at(-1)?.leaf)
    }

    expect(ends).toEqual(suite.map(({ steps }) => steps.at(-1)?.expect.leaf))
  },
)
