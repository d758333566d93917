import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, it } from 'vitest'

import { findFreePort } from './free-port.ts'
import { startServer } from './server-process.ts'

it('a server is not started on a port where another one would respond instead', async () => {
  const port = await findFreePort()
  const other = createServer((_, answer) => answer.end('{}')).listen(port)
  await once(other, 'listening')

  await expect(startServer(port, {})).rejects.toThrow('EADDRINUSE')

  other.close()
  await once(other, 'close')
})
