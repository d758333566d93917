import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { defineModel } from 'statechart-paths'
import { createStillActor, showActor, type StatechartParameter } from 'storybook-addon-statechart'
import { type Actor, createActor, fromPromise, setup } from 'xstate'

const coffeeMachine = setup({
  types: { events: {} as { type: 'cup.placed' | 'cup.taken' | 'button.pressed' } },
  actors: { grind: fromPromise<void>(() => Promise.reject(new Error('There is no mill.'))) },
  delays: { brewTime: 25_000 },
}).createMachine({
  id: 'coffee',
  initial: 'empty',
  states: {
    empty: { meta: { title: 'No cup' }, on: { 'cup.placed': 'ready' } },
    ready: { on: { 'cup.taken': 'empty', 'button.pressed': 'grinding' } },
    grinding: { invoke: { id: 'grind', src: 'grind', onDone: 'brewing', onError: 'jammed' } },
    brewing: { after: { brewTime: 'served' } },
    served: { on: { 'cup.taken': 'empty' } },
    jammed: { meta: { title: 'Call the service' }, on: { 'button.pressed': 'grinding' } },
  },
})

const coffeeModel = defineModel({
  name: 'Coffee machine',
  machine: coffeeMachine,
  starts: { 'the first guest': undefined },
  cases: [
    { label: 'The guest places a cup', event: { type: 'cup.placed' } },
    { label: 'The guest takes the cup', event: { type: 'cup.taken' } },
    { label: 'The guest presses the button', event: { type: 'button.pressed' } },
  ],
  outcomes: { grind: { done: { ground: undefined }, error: { 'no beans': undefined } } },
  project: () => null,
  invariants: {},
})

function CoffeeMachine({ open }: { open: () => Actor<typeof coffeeMachine> }) {
  const [actor] = useState(open)
  const shown = useSelector(actor, (snapshot) => snapshot)
  const press = () => actor.send({ type: 'button.pressed' })

  return (
    <button type="button" disabled={!shown.can({ type: 'button.pressed' })} onClick={press}>
      Coffee ({shown.value})
    </button>
  )
}

const statechart: StatechartParameter = () => ({ model: coffeeModel })

export default { title: 'Coffee machine', component: CoffeeMachine } satisfies Meta
/** Without a model, the panel offers the machine's events, but sends them without data. */
export const Empty: StoryObj = { args: { open: () => showActor(createActor(coffeeMachine)) } }
export const Jammed: StoryObj = {
  args: { open: () => createStillActor(coffeeMachine, 'jammed', {}) },
  parameters: { statechart },
}
