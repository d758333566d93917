import { readFileSync } from 'node:fs'

import { listNodes } from 'statechart-paths/chart'
import { expect, it } from 'vitest'

import { CATALOGUE, MACHINE_FOLDERS } from './catalogue.ts'
import { PORT_OPERATIONS } from './port-operations.ts'

it('PORT_OPERATIONS lists every machine’s ports, and only operations of the contract', () => {
  const ports = MACHINE_FOLDERS.map((folder) => {
    const nodes = listNodes(CATALOGUE[folder].machine.root)
    return [folder, new Set(nodes.flatMap(({ invoke }) => invoke.map(({ id }) => id)))] as const
  })
  const known = Object.entries(PORT_OPERATIONS)
  expect(new Map(known.map(([folder, all]) => [folder, new Set(Object.keys(all))]))).toEqual(
    new Map(ports),
  )
  const contract = readFileSync('openapi/masar.yaml', 'utf8')
  const operations = new Set(
    [...contract.matchAll(/operationId: (\w+)/g)].map(([, operation]) => operation),
  )
  const named = known
    .flatMap(([, all]) => Object.values(all))
    .flatMap((called) => (typeof called === 'string' ? [] : called))
  expect(named.filter((operation) => !operations.has(operation))).toEqual([])
})
