import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import {
  listForeignCitations,
  listBackendMentions,
  listComparisonChains,
  listDeadPaths,
  listProviderConditions,
  listSubjectlessTitles,
} from './source-rules.ts'

const listTrackedFiles = () =>
  execFileSync('git', ['ls-files'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(tsx?|cjs|json|md|ya?ml|css|html|sql|po)$|^\.ci\/run$/.test(file))

const readText = (file: string) => readFileSync(file, 'utf8')
const getLastSegment = (path: string) => path.split('/').at(-1) ?? path

describe('the repository', () => {
  it('mentions no package registry', () => {
    const host = /\bregistry\.[a-z]|npmjs|npmmirror|artifactory/i
    expect(listTrackedFiles().filter((file) => host.test(readText(file)))).toEqual([
      '.ci/repository.test.ts',
    ])
  })

  it('has no download URLs in its lock file', () => {
    expect(readFileSync('package-lock.json', 'utf8')).not.toContain('"resolved": "http')
  })

  // @shows OPS-16
  it('pins every package to one version', () => {
    const versions = new Map<string, unknown>()
    for (const file of listTrackedFiles().filter(
      (path) => getLastSegment(path) === 'package.json',
    )) {
      const { dependencies, devDependencies, optionalDependencies } = JSON.parse(readText(file))
      const named = { ...dependencies, ...devDependencies, ...optionalDependencies }
      for (const [name, version] of Object.entries(named)) {
        expect.soft(version, name).not.toMatch(/[\^~*]|latest/)
        expect.soft(version, `${name} in ${file}`).toBe(versions.get(name) ?? version)
        versions.set(name, version)
      }
    }
  })

  it('does not wrap walks in “resolves”, which would hide their errors in the report', () => {
    const tests = listTrackedFiles().filter((file) => /\.test\.tsx?$/.test(file))
    const silent = /expect\((walk|fc\.assert)\(.*\)\.resolves/
    expect(tests.filter((file) => silent.test(readFileSync(file, 'utf8')))).toEqual([])
  })

  it('contains no paths from a developer’s machine', () => {
    const naming = listTrackedFiles().filter((file) =>
      /(?<![\w.])\/(work|root|home)\/[a-z]/.test(readFileSync(file, 'utf8')),
    )
    expect(naming.filter((file) => file !== '.ci/repository.test.ts')).toEqual([])
  })

  it('cites nothing outside the repository', () => {
    const own = {
      pages: listTrackedFiles()
        .map(getLastSegment)
        .filter((name) => name.endsWith('.md')),
      decisions: readdirSync('docs/decisions').map((file) => file.slice(0, 3)),
    }
    // tools/docs maps documents to pages, so it mentions both.
    const citing = listTrackedFiles()
      .filter((file) => !/^(\.ci|tools\/docs)\/|\.(po|json)$/.test(file))
      .flatMap((file) =>
        listForeignCitations(readText(file), own).map((cited) => `${file}: ${cited}`),
      )
    expect(citing).toEqual([])
  })

  it.each([
    '(specification 7)',
    'specification section 3',
    'The refresh key of specification 4',
    '(decisions, "Rates")',
    '(contract.md 1.6)',
    '(contract U20)',
    'as experience.md says',
    'see design/style.md',
    'decision 999',
    'docs/decisions/999-no-such-thing.md',
  ])('reports that “%s” cites something outside the repository', (text) => {
    expect(listForeignCitations(text, { pages: ['README.md'], decisions: ['041'] })).not.toEqual([])
  })

  it('may cite requirements, decisions and its own pages', () => {
    const text = 'SEARCH-14, decision 041, README.md and the contract of the wire'
    expect(listForeignCitations(text, { pages: ['README.md'], decisions: ['041'] })).toEqual([])
  })

  it('contains no dead path in documents and comments', () => {
    const decisions = readdirSync('docs/decisions')
    const exists = (path: string) =>
      existsSync(path) ||
      existsSync(`${path}.ts`) ||
      decisions.some(
        (file) => /decisions\/\d{3}$/.test(path) && file.startsWith(getLastSegment(path)),
      )
    const dead = listTrackedFiles()
      .filter((file) => !/^\.ci\/|\.(po|json)$|^docs\/statecharts/.test(file))
      .flatMap((file) =>
        listDeadPaths(file, readText(file), exists).map((path) => `${file}: ${path}`),
      )
    expect(dead).toEqual([])
  })

  it.each([
    ['docs/page.md', 'see `server/places/`'],
    ['src/query.ts', '/** The defaults of `@masar/domain/rental-rules.ts`. */'],
    ['src/head.ts', '  // drawn by tools/build/site-pictures.ts'],
  ])('reports a dead path in %s', (file, text) => {
    expect(listDeadPaths(file, text, () => false)).toHaveLength(1)
  })

  it('has a subject in every test title', () => {
    const titles = listTrackedFiles()
      .filter((file) => /\.(test|e2e)\.tsx?$/.test(file))
      .flatMap((file) => listSubjectlessTitles(readText(file)).map((title) => `${file}: ${title}`))
    expect(titles).toEqual([])
  })

  it.each([
    ["it('finds one pixel', () => {", ['finds one pixel']],
    ["])('is barred by %s', () => {", ['is barred by %s']],
    ["it('the comparison finds one pixel', () => {", []],
    ["  it('finds one pixel', () => {", []],
  ])('finds titles without a subject in “%s”', (code, found) => {
    expect(listSubjectlessTitles(code)).toEqual(found)
  })

  it('has no condition on a single payment provider', () => {
    const code = listTrackedFiles().filter(
      (file) =>
        /^(domain|machines|src|server)\/.*\.tsx?$/.test(file) &&
        !/\.test\.|\.journeys\.|\/testing\//.test(file),
    )
    expect(code.flatMap((file) => listProviderConditions(readText(file)))).toEqual([])
  })

  it.each([
    ["provider === 'stripe' ? openSession() : openOrder()", 1],
    ["if (name !== 'payPal') return", 1],
    ["offers.find(({ name }) => name === 'stripe')", 0],
    ['stripe: openSession, payPal: openOrder', 0],
  ])('finds a condition on one provider in “%s”', (code, found) => {
    expect(listProviderConditions(code)).toHaveLength(found)
  })

  it('uses a table or a switch instead of chained comparisons with union members', () => {
    const code = listTrackedFiles().filter(
      (file) =>
        /^(domain|machines|src|server)\/.*\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file),
    )
    const chains = code.flatMap((file) =>
      listComparisonChains(readText(file)).map((chain) => `${file}: ${chain}`),
    )
    expect(chains).toEqual([])
  })

  it.each([
    ["kind === 'day' ? days : kind === 'week' ? weeks : months", 1],
    ["kind === 'day' ? (\n  <Days />\n) : kind === 'week' ? (", 1],
    ["{at === 'sent' ? <Sent /> : null}\n{at === 'failed' ? <Failed /> : null}", 1],
    ["{at === 'sent' && <Sent />}\n<Form />\n{at === 'failed' && <Failed />}", 1],
    ["{theme === 'dark' ? <Sun /> : <Moon />}\n{theme === 'dark' ? light : dark}", 0],
    ["{at === 'sent' ? null : (\n  <Form problem={at === 'failed' ? problem : null} />\n)}", 0],
    ["to: at === 'sent' ? email : null,\nwhy: at === 'failed' ? problem : null", 0],
  ])('finds a chain of conditions in “%s”', (code, found) => {
    expect(listComparisonChains(code)).toHaveLength(found)
  })

  it('mentions BookCars only where it is adapted and selected', () => {
    const code = listTrackedFiles().filter(
      (file) =>
        /^src\/.*\.tsx?$/.test(file) &&
        !/\.test\.|^src\/api\/(bookcars\/|backends\.ts$)/.test(file),
    )
    const naming = code.flatMap((file) =>
      listBackendMentions(readText(file)).map((line) => `${file}: ${line}`),
    )
    expect(naming).toEqual([])
  })

  it.each([
    ['/** A 204 of BookCars. */', 1],
    ["if (config.backend === 'bookcars') return null", 1],
    ["import { named } from '../bookcars/answers.ts'", 0],
    ["const calls = download(() => import('../bookcars/availability.ts'))", 0],
  ])('finds the name of a backend in “%s”', (code, found) => {
    expect(listBackendMentions(code)).toHaveLength(found)
  })
})
