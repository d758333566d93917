import { createActor, fromPromise, setup } from 'xstate'
import { afterEach, describe, expect, it } from 'vitest'

import { drawMachine } from '../layout/draw-machine.ts'
import { createModel } from './create-model.ts'
import { setStage } from './scene.ts'
import { showActor } from './show-actor.ts'
import { createStage } from './stage.ts'

const doorMachine = setup({
  types: {
    context: {} as { rings: number },
    input: {} as { rings: number },
    events: {} as { type: 'bell.rung' | 'door.closed' },
  },
  actors: { openDoor: fromPromise<void>(() => Promise.reject(new Error('There is no motor.'))) },
}).createMachine({
  id: 'door',
  context: ({ input }) => input,
  initial: 'closed',
  states: {
    closed: { on: { 'bell.rung': 'opening' } },
    opening: { invoke: { id: 'openDoor', src: 'openDoor', onDone: 'open', onError: 'closed' } },
    open: { on: { 'door.closed': 'closed' }, after: { 5000: 'closed' } },
  },
})

const createDoorActor = () => createActor(doorMachine, { input: { rings: 2 } })

afterEach(() => setStage(null))

/** Shows the door on a stage without a model, and shows it again whenever the stage requests it. */
function showDoor() {
  const stage = createStage()
  setStage(stage)
  const draw = () => {
    showActor(createDoorActor())
    stage.open()
  }
  draw()
  let drawn = stage.drawing()
  stage.subscribe(() => {
    if (stage.drawing() === drawn) return
    drawn = stage.drawing()
    draw()
  })
  return stage
}

describe('an actor without a model', () => {
  it('keeps its state and its data when there is no stage', () => {
    const actor = showActor(createDoorActor())
    actor.send({ type: 'bell.rung' })

    expect(actor.getSnapshot()).toMatchObject({ value: 'closed', context: { rings: 2 } })
  })

  it('offers its events, pending calls and timers', async () => {
    const stage = showDoor()
    const listLabels = () => stage.moment()?.moves.map(({ label }) => label)
    expect([stage.machine(), listLabels()]).toEqual(['door', ['bell.rung']])

    await stage.command({ do: 'move', label: 'bell.rung' })
    expect(listLabels()).toEqual(['openDoor done: success', 'openDoor failed: failure'])

    await stage.command({ do: 'move', label: 'openDoor done: success' })
    expect(listLabels()).toEqual(['door.closed', 'after 5000'])

    await stage.command({ do: 'move', label: 'after 5000' })
    await stage.command({ do: 'go', to: 1 })
    expect(stage.moment()).toMatchObject({ at: 1, lit: ['door', 'door.opening'] })
  })

  it('gets journeys through its whole chart, and a path to each state', async () => {
    const { journeys, ways, texts, config } = await drawMachine({
      ...createModel(doorMachine),
      starts: { start: { rings: 0 } },
    })

    const labels = new Set(journeys.flatMap((journey) => journey.labels))
    expect([...labels].toSorted()).toEqual([
      'after 5000',
      'bell.rung',
      'door.closed',
      'openDoor done: success',
      'openDoor failed: failure',
    ])
    expect(ways.map(({ end }) => end).toSorted()).toEqual(['closed', 'open', 'opening'])
    expect(texts['en']?.steps).toMatchObject({ 'openDoor failed: failure': 'failure' })
    expect(JSON.parse(config)).toMatchObject({ id: 'door', initial: 'closed' })
  })
})
