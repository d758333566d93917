import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { runPaths } from './run.ts'

const GUIDE = 'docs/qa.md'
const EXAMPLE = /```console\n\$ npm run -s paths(?: -- (.+))?\n([^]*?)```/g
const CUT = '…'
const LINES = 14

/** The current output of an example: all of it, or only the first lines if the example is cut. */
async function example(command: string, shown: string): Promise<string> {
  const { stdout, complaint } = await runPaths(commandWords(command))
  const text = `${stdout}${complaint}`.trimEnd()
  if (!shown.trimEnd().endsWith(CUT)) return `${text}\n`
  return `${text.split('\n').slice(0, LINES).join('\n')}\n${CUT}\n`
}

const commandWords = (command: string) =>
  [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')

async function withExamples(guide: string): Promise<string> {
  let written = guide
  for (const [block, command = '', shown = ''] of guide.matchAll(EXAMPLE)) {
    const head = block.slice(0, block.indexOf('\n', '```console\n'.length) + 1)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    written = written.replace(block, `${head}${await example(command, shown)}\`\`\``)
  }
  return written
}

describe('the guide for testers', () => {
  // `vitest -u` updates them. Each example reads all charts, which takes 6 s on idle cores.
  it('has examples with the current output of the commands', { timeout: 60_000 }, async () => {
    const guide = readFileSync(GUIDE, 'utf8')
    expect(guide.match(EXAMPLE)?.length).toBeGreaterThan(6)
    await expect(await withExamples(guide)).toMatchFileSnapshot(`${process.cwd()}/${GUIDE}`)
  })

  it('contains the id of an existing path', async () => {
    const [, id = ''] = /-- show ([\da-f]{8})/.exec(readFileSync(GUIDE, 'utf8')) ?? []
    expect((await runPaths(['show', id])).complaint).toBe('')
  })
})
