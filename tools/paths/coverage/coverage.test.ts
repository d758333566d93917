import { describe, expect, it } from 'vitest'

import { CATALOGUE, FOLDERS } from '#machines/testing/catalogue.ts'
import { everyNode } from '#machines/testing/coverage.ts'

import { WALKS } from '../../../e2e/walks/all-walks.ts'
import { readLockFile } from '../lock/lock-file.ts'
import { documentedAnswers, readContract } from './contract.ts'
import { exercisedAnswers, readForeseen, listOperations } from './exercised.ts'
import { portOutcome } from './port-outcome.ts'
import { html, htmlPage } from './html.ts'
import { findLevels } from './levels.ts'
import { levelsSection } from './levels-section.ts'
import { findGaps } from './machine-section.ts'
import { PORT_OPERATIONS } from './port-operations.ts'
import { pathsByLabel, walkedBy } from './walked.ts'

const CONTRACT = `
paths:
  /api/sign-in:
    post:
      operationId: signIn
      responses:
        '200': { description: In. }
        '409': { $ref: '#/components/responses/Conflict' }
components:
  responses:
    Conflict:
      content:
        application/problem+json:
          schema: { allOf: [{ properties: { code: { enum: [busy, taken] } } }] }
`

describe('the coverage of the paths', () => {
  it('knows of each port of each machine which operations it calls, and that the contract has them', () => {
    const ports = FOLDERS.map((folder) => {
      const nodes = everyNode(CATALOGUE[folder].machine.root)
      return [folder, new Set(nodes.flatMap(({ invoke }) => invoke.map(({ id }) => id)))] as const
    })
    const known = new Map(
      Object.entries(PORT_OPERATIONS).map(([folder, all]) => [folder, new Set(Object.keys(all))]),
    )
    expect(known).toEqual(new Map(ports))
    const operations = new Set(readContract().map(({ operation }) => operation))
    const named = Object.values(PORT_OPERATIONS)
      .flatMap((all) => Object.values(all))
      .flatMap((called) => listOperations(called))
    expect(named.filter((operation) => !operations.has(operation))).toEqual([])
  })

  it('reads every answer from the contract, one for each code', () => {
    expect(documentedAnswers(CONTRACT)).toEqual([
      { operation: 'signIn', status: 200, code: null },
      { operation: 'signIn', status: 409, code: 'busy' },
      { operation: 'signIn', status: 409, code: 'taken' },
    ])
  })

  it('reads from the code of a chart which codes it foresees', () => {
    const code = "type A = Foreseen<'signIn' | 'signUp', 'busy'> | Foreseen<'signIn', 'taken'>"
    expect(readForeseen([code])).toEqual(
      new Map([
        ['signIn', new Set(['busy', 'taken'])],
        ['signUp', new Set(['busy'])],
      ]),
    )
  })

  it('names the paths that give an answer of the contract, and the answers that no path gives', () => {
    const walked = new Map([['signIn done: Amira', ['1234abcd']]])
    const contract = readContract()
    const foreseen = readForeseen(["Foreseen<'signIn', 'invalid-request'>"])
    const all = exercisedAnswers('session', CATALOGUE.session, walked, { contract, foreseen })
    const ours = all.filter(({ port, operation }) => port === 'signIn' && operation === 'signIn')
    expect(ours.find(({ status }) => status === 200)?.paths).toEqual(['1234abcd'])
    const silent = ours.filter(({ paths, isForeseen }) => isForeseen && paths.length === 0)
    expect(silent.map(({ status, code }) => [status, code])).toEqual([[400, 'invalid-request']])
  })

  it('knows of every other answer what the port makes of it, and a path that gives that', async () => {
    const contract = readContract()
    const all = await Promise.all(
      FOLDERS.map(async (folder) => {
        const { paths = [] } = (await readLockFile(folder)) ?? {}
        const labels = paths.map(({ id, steps }) => ({ id, labels: steps.map(([label]) => label) }))
        return exercisedAnswers(folder, CATALOGUE[folder], pathsByLabel(labels), {
          contract,
          foreseen: new Map(),
        })
      }),
    )
    const silent = all
      .flat()
      .filter(({ paths, instead }) => paths.length === 0 && (instead?.paths.length ?? 0) === 0)
    expect(silent).toEqual([])
  })

  it('tells a refusal from a failure as the port does', () => {
    const { outcomes } = CATALOGUE.placing
    const port = {
      folder: 'placing' as const,
      port: 'readBooking',
      outcomes: Object.entries(outcomes['readBooking']?.done ?? {}),
    }
    const answer = { operation: 'readBooking', code: null }
    expect(portOutcome(port, { ...answer, status: 403 })?.refused).toBe('not-shown')
    expect(portOutcome(port, { ...answer, status: 503 })?.refused).toBeNull()
    expect(portOutcome({ ...port, port: 'quote' }, { ...answer, status: 204 })).toBeNull()
  })

  it('notices a transition and a gesture that no path takes', async () => {
    const walked = await walkedBy('contact')
    expect(findGaps(walked, ['sends a message'])).toEqual([])
    const paths = walked.paths.map((path) => ({ ...path, edges: path.edges.slice(0, 1) }))
    const cut = { ...walked, paths, labels: new Map() }
    expect(findGaps(cut, ['sends a message'])).toEqual(
      expect.arrayContaining([
        'contact.writing: message.completed is taken by no path',
        'contact: "sends a message" is in no path',
      ]),
    )
  })

  it('says of each level what is walked there, and why a browser ends before a path does', async () => {
    const { machine, page: level2, browser } = await findLevels('payment-sdk')
    expect(machine.steps).toBeGreaterThan(level2?.daily.steps ?? 0)
    expect(browser?.nightly.steps).toBeLessThan(browser?.standard.steps ?? 0)
    expect(browser?.ends.map(({ label }) => label)).toContain('reload')
    const left = browser?.ends.reduce((sum, { steps }) => sum + steps, 0) ?? 0
    expect((browser?.nightly.steps ?? 0) + left).toBe(browser?.standard.steps)
  })

  it('knows of every machine that is walked in a browser that it reaches its states there', async () => {
    const levels = await Promise.all(FOLDERS.map((folder) => findLevels(folder)))
    const walked = levels.filter(({ browser }) => browser !== null)
    expect(walked.map(({ folder }) => folder)).toEqual(
      FOLDERS.filter((folder) => WALKS.some((walk) => walk.folder === folder)),
    )
    expect(levelsSection(levels).text).toContain('<td>notifications</td>')
  })

  it('fills texts into its page as texts', () => {
    const text = htmlPage('A & B', [html`<p>${'<script>'}</p>`])
    expect(text).toContain('<p>&lt;script&gt;</p>')
    expect(text).toContain('<title>A &amp; B</title>')
    expect(text).not.toMatch(/(?:src|href)=/)
  })
})
