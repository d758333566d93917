import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { runPaths } from './run.ts'

const GUIDE_FILE = 'docs/qa.md'
const EXAMPLE_PATTERN = /```console\n\$ npm run -s paths(?: -- (.+))?\n([^]*?)```/g
const CUT_MARK = '…'
const MAX_CUT_LINES = 14

/** Returns the current output of an example: all of it, or only the first lines if the example is cut. */
async function runExample(command: string, shown: string): Promise<string> {
  const { stdout, complaint } = await runPaths(splitCommand(command))
  const text = `${stdout}${complaint}`.trimEnd()
  if (!shown.trimEnd().endsWith(CUT_MARK)) return `${text}\n`
  return `${text.split('\n').slice(0, MAX_CUT_LINES).join('\n')}\n${CUT_MARK}\n`
}

const splitCommand = (command: string) =>
  [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')

async function updateExamples(guide: string): Promise<string> {
  let written = guide
  for (const [block, command = '', shown = ''] of guide.matchAll(EXAMPLE_PATTERN)) {
    const head = block.slice(0, block.indexOf('\n', '```console\n'.length) + 1)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    written = written.replace(block, `${head}${await runExample(command, shown)}\`\`\``)
  }
  return written
}

describe('the guide for testers', () => {
  // `vitest -u` updates the examples. Each one reads all charts, which takes 6 s on idle cores.
  it('has examples with the current output of the commands', { timeout: 60_000 }, async () => {
    const guide = readFileSync(GUIDE_FILE, 'utf8')
    expect(guide.match(EXAMPLE_PATTERN)?.length).toBeGreaterThan(6)
    await expect(await updateExamples(guide)).toMatchFileSnapshot(`${process.cwd()}/${GUIDE_FILE}`)
  })

  it('contains the id of an existing path', async () => {
    const [, id = ''] = /-- show ([\da-f]{8})/.exec(readFileSync(GUIDE_FILE, 'utf8')) ?? []
    expect((await runPaths(['show', id])).complaint).toBe('')
  })
})
