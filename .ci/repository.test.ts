import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

const tracked = () =>
  execFileSync('git', ['ls-files'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(tsx?|cjs|json|md|yaml|css|html|sql|po)$|^\.ci\/run$/.test(file))

describe('the repository is in order', () => {
  it('locks its packages without naming where they were downloaded', () => {
    expect(readFileSync('package-lock.json', 'utf8')).not.toContain('"resolved": "http')
  })

  it('pins every package to one version', () => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
      readFileSync('package.json', 'utf8'),
    )
    const versions = Object.values({ ...dependencies, ...devDependencies, ...optionalDependencies })
    expect(versions.filter((version) => /[\^~*]|latest/.test(String(version)))).toEqual([])
  })

  it('numbers its decisions without a gap and gives each its three parts', () => {
    const decisions = readdirSync('docs/decisions')
    const numbers = decisions.map((file) => Number(file.slice(0, 3)))
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    for (const file of decisions) {
      const text = readFileSync(`docs/decisions/${file}`, 'utf8')
      for (const part of ['Context', 'Decision', 'Consequences'])
        expect(text).toContain(`**${part}.**`)
    }
  })

  it('tells a newcomer only commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    const readme = readFileSync('README.md', 'utf8')
    const told = [...readme.matchAll(/npm run ([a-z0-9:]+)/g)].map(([, script]) => script)
    expect(told.filter((script) => !((script ?? '') in scripts))).toEqual([])
  })

  it('lets what a failing walk says reach the report', () => {
    const tests = tracked().filter((file) => /\.test\.tsx?$/.test(file))
    const silent = /expect\((walk|fc\.assert)\(.*\)\.resolves/
    expect(tests.filter((file) => silent.test(readFileSync(file, 'utf8')))).toEqual([])
  })

  it('names no path of the machine it was written on', () => {
    const naming = tracked().filter((file) =>
      /(?<![\w.])\/(work|root|home)\/[a-z]/.test(readFileSync(file, 'utf8')),
    )
    expect(naming.filter((file) => file !== '.ci/repository.test.ts')).toEqual([])
  })
})
