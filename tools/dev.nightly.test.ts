import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unpackDatabase } from '../server/testing/prepared/dumps.ts'
import { findFreePort } from '../server/testing/processes/free-port.ts'

const folder = mkdtempSync(join(tmpdir(), 'masar-dev-'))
let address: string
let output = ''
let stop: () => Promise<unknown>

beforeAll(async () => {
  await unpackDatabase(folder)
  const port = await findFreePort()
  address = `http://localhost:${port}`
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    APP_DIR: folder,
    SEED: 'false',
  }
  const child = spawn('node', ['tools/dev.ts'], { env: { ...env, NODE_ENV: 'development' } })
  const ended = once(child, 'close')
  stop = () => {
    child.kill()
    return ended
  }
  await new Promise<void>((resolve, reject) => {
    const onOutput = (part: Buffer) => {
      output += stripVTControlCharacters(part.toString())
      if (output.includes('Masar is at') && output.includes('Local:')) resolve()
    }
    child.stdout.on('data', onOutput)
    child.stderr.on('data', onOutput)
    child.once('exit', () => reject(new Error(output)))
  })
})
afterAll(async () => {
  await stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('the development server', () => {
  it('listens on PORT and prints its address', async () => {
    expect(await (await fetch(address)).text()).toContain('/@vite/client')
    expect(output).toContain(`Masar is at ${address} `)
  })

  it('serves API, settings and rates at the same address', async () => {
    const paths = ['/api/country-code', '/config.json', '/rates']
    const answers = await Promise.all(paths.map((path) => fetch(`${address}${path}`)))
    const types = answers.map(({ headers }) => headers.get('content-type')?.split(';')[0])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(types).toEqual(paths.map(() => 'application/json'))
  })
})
