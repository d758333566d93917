import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import {
  acceptPaths,
  createActorDriver,
  explore,
  listFindings,
  createLockedTests,
  toTestModel,
  walk,
} from 'statechart-paths'
import { type PathsConfig, runCommand } from 'statechart-paths/command'
import { parseLock, formatLock } from 'statechart-paths/lock'
import { describe, expect, it, onTestFinished } from 'vitest'

import config, { washerModel } from './statechart-paths.config.ts'

const model = washerModel as unknown as PathsConfig['machines'][string]
const lockText = readFileSync(`${import.meta.dirname}/washer.lock.json`, 'utf8')

describe('the example', () => {
  it('has an up-to-date lock, whose paths a live actor can follow', async () => {
    const { lock, gone, added } = await acceptPaths(model, parseLock(lockText))
    expect([formatLock(lock), gone, added]).toEqual([lockText, [], []])
    for (const test of createLockedTests(model, lock, ['standard', 'pairs'])) {
      // oxlint-disable-next-line no-await-in-loop -- one actor after the other
      expect(await walk(test, createActorDriver(model))).toBe(test.steps.length)
    }
  })

  it('has no findings, and provides paths for XState’s TestModel', () => {
    expect(listFindings(explore(model))).toEqual([])
    const [path] = toTestModel(model).getShortestPaths({
      toState: (at) => at.matches({ program: 'blocked' }),
    })
    expect(path?.steps.map(({ event }) => event.type)).toEqual([
      'xstate.init',
      'door.closed',
      'start.pressed',
      'xstate.error.actor.fillDrum',
    ])
  })

  it('prints a suite in Markdown, with an answer, a timer and both regions', async () => {
    const { stdout } = await runCommand(config, ['suite', 'washer'])
    expect(stdout).toContain('# Washing machine: test script')
    expect(stdout).toContain('**Answer:** fillDrum: full.<br>_See:_ Washing (`closed`)')
    expect(stdout).toContain('**Wait:** 40 minutes (washTime).')
    expect(stdout).toContain('_See:_ The door is open, Ready')
  })

  it('covers the whole chart', async () => {
    const { stdout } = await runCommand(config, ['coverage'])
    expect(stdout).toContain('| 9 of 9 | 7 of 7 | 4 of 4 | 5 of 5 |')
    expect(stdout).toMatch(/that no path takes\n\nNone\.\n$/)
  })

  it('reports what a shorter lock does not cover', async () => {
    const { paths, ...tables } = parseLock(lockText)
    const short = {
      ...tables,
      paths: paths.map((path) => ({ ...path, steps: path.steps.slice(0, 3) })),
    }
    const folder = mkdtempSync(join(tmpdir(), 'statechart-paths-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'washer.lock.json')
    writeFileSync(file, formatLock(short))
    const { stdout } = await runCommand({ ...config, lockFile: () => file }, ['coverage'])
    expect(stdout).toContain('- washer.program.filling: answer of fillDrum\n')
    expect(stdout).toContain('- washer: "fillDrum failed: tap closed"')
  })

  it('has a lock that detects every mutation of the chart', async () => {
    const { stdout } = await runCommand(config, ['mutate', '--sample', '9'])
    expect(stdout).toBe('washer: 9 of 9 mistakes detected\n')
  })

  it('refuses to mutate the chart while the model has findings', async () => {
    const machines = { washer: { ...model, invariants: { 'never wet': () => false } } }
    const { code, complaint } = await runCommand({ ...config, machines }, ['mutate'])
    expect([code, complaint]).toEqual([2, expect.stringContaining('fail without any mistake')])
  })

  it('rejects an unknown state and suggests a similar one', async () => {
    const { code, complaint } = await runCommand(config, ['why', 'washer.program.wash'])
    expect([code, complaint]).toEqual([
      2,
      'There is no state of washer "program.wash". Did you mean program.washing?\n',
    ])
  })
})
