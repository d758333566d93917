import { once } from 'node:events'
import { createServer } from 'node:net'

import { expect, it } from 'vitest'

import { findFreePorts } from './free-ports.ts'

it('findFreePorts returns successive ports above a port in use', async () => {
  const start = await findFreePorts(20_000, 5)
  const server = createServer().listen(start + 2)
  await once(server, 'listening')
  expect(await findFreePorts(start, 5)).toBeGreaterThanOrEqual(start + 3)
  server.close()
})
