import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { listNodes } from 'statechart-paths/chart'
import type { TestScript } from 'statechart-paths/command'
import { describe, expect, it, onTestFinished } from 'vitest'

import { MACHINE_FOLDERS } from '@masar/machines/testing/catalogue.ts'

import { IS_NIGHT } from '@masar/machines/testing/is-night.ts'

import { runPaths } from './run.ts'
import { getModelByName } from './machines.ts'

/** Machines whose graphs take seconds to build. */
const LARGE_MACHINES: readonly string[] = ['checkout', 'notifications', 'payment']
const REPETITIONS = IS_NIGHT ? 10 : 3

/** Returns the output of a command, which must succeed. */
async function runForOutput(...args: readonly string[]): Promise<string> {
  const { code, stdout: text, complaint } = await runPaths(args)
  expect([code, complaint]).toEqual([0, ''])
  return text
}

async function readScripts(...args: readonly string[]): Promise<TestScript[]> {
  const { paths } = JSON.parse(await runForOutput('suite', ...args, '--format', 'json')) as {
    paths: TestScript[]
  }
  return paths
}

const listStates = ({ steps }: TestScript) =>
  steps.flatMap(({ see }) => see.map(({ state }) => state))
const listHappenings = ({ steps }: TestScript) => steps.map(({ happens }) => happens)

describe('npm run paths', () => {
  it.each([
    [['lst'], 'There is no command "lst". Did you mean list'],
    [['list', 'sesion'], 'There is no machine "sesion". Did you mean session'],
    [['list', '--suite', 'pears'], 'There is no suite "pears". Did you mean pairs'],
    [['show', 'ffffffff', '00000000'], 'Name one path'],
    [['show', 'not-a-path'], 'There is no path "not-a-path"'],
    [['why', 'session.signedOut.faild'], 'Did you mean signedOut.failed'],
    [['why', 'failed'], '"failed" is ambiguous: '],
    [
      ['replay', '6ca0fc77', '--until', '1.5'],
      '--until must be a whole number of at least 0, not "1.5"',
    ],
    [['replay', '6ca0fc77', '--url', 'localhost'], '--url must be an address like'],
    [['replay', '6ca0fc77', '--windowed'], "Unknown option '--windowed'"],
    [['suite', 'session', '--format', 'pdf'], 'There is no format "pdf"'],
    [['suite', 'session', '--seed', '-1'], "Option '--seed' argument is ambiguous"],
    [['suite', 'session', '--from', 'visiter'], 'Did you mean visitor'],
    [['suite', 'session', '--avoid', 'signs inn'], 'Did you mean signs in'],
    [
      ['suite', 'session', '--cover', 'random', '--stop', 'miles=3'],
      '--stop must be a list like "edges=50"',
    ],
    [['suite', 'all', '--through', 'failed'], '--through applies to one machine'],
    [
      ['suite', 'session', '--through', 'signedOut.failed', '--max-steps', '1'],
      'The shortest way to signedOut.failed has 2 steps, more than --max-steps 1',
    ],
    [['suite', 'contact', '--avoid', 'writing'], 'No path of contact starts like this'],
    [['diff', 'no-such-revision'], 'git cannot find the revision "no-such-revision"'],
    [['coverage', 'session'], 'coverage always covers all machines'],
  ])('rejects %j with a helpful line and exit code 2', async (args, line) => {
    const { code, stdout: text, complaint } = await runPaths(args)
    expect([code, text]).toEqual([2, ''])
    expect(complaint).toContain(line)
    expect(complaint.trimEnd().split('\n')).toHaveLength(1)
  })

  it('prints its commands when called without one', async () => {
    expect(await runForOutput()).toMatch(
      /list \[machine\].*show <id>.*why <state>.*suite <machine\|all>/s,
    )
  })

  it('lists locked paths with their unique steps, and shows a path by its id', async () => {
    const lines = (await runForOutput('list', 'session'))
      .split('\n')
      .filter((line) => line.startsWith('  '))
    expect(lines.length).toBeGreaterThan(5)
    const [, id = '', steps = ''] =
      /^ {2}([\da-f]{8}) +(\d+) {2}ends with /.exec(lines[0] ?? '') ?? []
    const shown = await runForOutput('show', id)
    expect(shown).toContain(`Path ${id}: ends with`)
    expect(shown.match(/^\d+\. /gm)).toHaveLength(Number(steps))
  })

  it('finds the shortest way to a transient state, and to one with child states', async () => {
    expect(await runForOutput('why', 'license.starting')).toContain(
      'the shortest way to “license.starting”',
    )
    expect(await runForOutput('why', 'account-link.resending')).toContain('Sending another email')
  })
})

describe('a suite of paths', () => {
  it.each([
    ['suite', 'account-link', '--cover', 'states', '--language', 'fr'],
    ['suite', 'session', '--cover', 'random', '--seed', '7', '--format', 'csv'],
  ])('is identical each time: %s %s %s %s', async (...args) => {
    const texts = new Set<string>()
    for (let turn = 0; turn < REPETITIONS; turn += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      texts.add(await runForOutput(...args))
    }
    expect(texts.size).toBe(1)
  })

  it('has a file for each machine when written to a folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'masar-suite-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const text = await runForOutput('suite', 'all', '--format', 'gherkin', '--output', folder)
    expect(text).toBe(`${folder}: ${MACHINE_FOLDERS.length} files.\n`)
    for (const name of MACHINE_FOLDERS)
      expect(
        readFileSync(join(folder, `${name}.feature`), 'utf8').match(/^Feature:/gm),
      ).toHaveLength(1)
  })

  it('differs between seeds when it is random', async () => {
    const random = ['session', '--cover', 'random', '--seed']
    expect(await readScripts(...random, '1')).not.toEqual(await readScripts(...random, '2'))
  })

  it.each(MACHINE_FOLDERS.filter((folder) => IS_NIGHT || !LARGE_MACHINES.includes(folder)))(
    'reaches every state of %s when it covers states',
    async (folder) => {
      const seen = (await readScripts(folder, '--cover', 'states')).flatMap((script) =>
        listStates(script),
      )
      const passed = ['starting', 'deciding']
      const leaves = listNodes(getModelByName(folder).machine.root)
        .filter(({ states }) => Object.keys(states).length === 0)
        .map(({ path: names }) => names.join('.'))
      expect(leaves.filter((state) => !seen.includes(state) && !passed.includes(state))).toEqual([])
    },
  )

  it('respects the weights if it is random, and stops at the requested coverage', async () => {
    const random = ['session', '--cover', 'random', '--seed', '3']
    const few = await readScripts(...random, '--stop', 'edges=30')
    const more = await readScripts(...random, '--stop', 'edges=60', '--weights', 'reload=0')
    expect(more.length).toBeGreaterThan(few.length)
    const happenings = more.flatMap((script) => listHappenings(script))
    expect(happenings).not.toContain('The user reloads the page')
    expect(happenings.length).toBeGreaterThan(20)
  })

  it('starts at the requested start', async () => {
    const paths = await readScripts(
      'session',
      '--cover',
      'transitions',
      '--from',
      'Amira comes back',
    )
    const starts = new Set(paths.map((script) => listHappenings(script)[0]))
    expect([...starts]).toEqual([
      'Amira opens the app in the browser in which she stayed signed in',
    ])
  })

  it.each(['states', 'pairs', 'random'])(
    'leads every path through a state, within the maximum number of steps: %s',
    async (cover) => {
      const paths = await readScripts(
        'license',
        '--cover',
        cover,
        '--through',
        'removal.failed',
        '--max-steps',
        '9',
      )
      expect(paths.length).toBeGreaterThan(0)
      for (const script of paths) {
        expect(listStates(script)).toContain('removal.failed')
        expect(script.steps.length).toBeLessThanOrEqual(10)
      }
    },
  )

  it('avoids a given event, or a given state with its child states', async () => {
    const states = (
      await readScripts('session', '--cover', 'states', '--avoid', 'suspended')
    ).flatMap((script) => listStates(script))
    expect(states).toContain('signedIn.fresh')
    expect(states.filter((state) => state.startsWith('suspended'))).toEqual([])
    const happenings = (
      await readScripts('session', '--cover', 'transitions', '--avoid', 'reload')
    ).flatMap((script) => listHappenings(script))
    expect(happenings).toContain('The server signs Amira in')
    expect(happenings).not.toContain('The user reloads the page')
  })

  it.each([
    ['a guest', 'http://localhost:3002/?l=en'],
    ['Amira, who has a licence', 'http://localhost:3002/settings?l=en'],
  ])('opens the page of the requested start: %s', async (start, page) => {
    const text = await runForOutput('suite', 'license', '--from', start)
    expect(new Set(text.match(/(?<=^- Open )\S+$/gm))).toEqual(new Set([page]))
  })

  it('includes the steps that testers do or trigger outside the flow', async () => {
    const script = await runForOutput('suite', 'payment-sdk')
    expect(script).toContain('**You:** The customer chooses PayPal.')
    expect(script).toContain('**Outside the page:** The network comes back.')
  })

  it.each(['deletion', ...(IS_NIGHT ? ['booking-change', 'checkout'] : [])])(
    'contains only steps that a control of %s offers',
    async (folder) => {
      const happenings = (await readScripts(folder, '--cover', 'transitions')).flatMap((script) =>
        listHappenings(script),
      )
      expect(happenings.length).toBeGreaterThan(0)
      expect(happenings.filter((happens) => happens.includes('no control offers'))).toEqual([])
    },
  )
})
