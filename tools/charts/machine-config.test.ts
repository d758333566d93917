import { expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { createChart, serializeConfig } from 'storybook-addon-statechart/layout'

import { CATALOGUE } from '@masar/machines/testing/catalogue.ts'

const MACHINES = Object.values(CATALOGUE).map(({ machine }) => machine)

// @shows FLOW-10
it.each(MACHINES)('the JSON of $id has the machine’s states, transitions and guards', (machine) => {
  const imported = createMachine(JSON.parse(serializeConfig(machine)))

  expect(createChart(imported)).toEqual(createChart(machine))
})
