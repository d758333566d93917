import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

const readText = (file: string) => readFileSync(file, 'utf8')
const readLines = (file: string) => readText(file).split('\n')
const manifest = JSON.parse(readText('package.json'))
const pages = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).trim().split('\n')

describe('the decisions', () => {
  const decisions = readdirSync('docs/decisions')

  it('are numbered without gaps, with files named after their titles', () => {
    const named = decisions.map((file, index) => {
      const title = /^# (\d{3} .+)\n/.exec(readText(`docs/decisions/${file}`))?.[1] ?? ''
      expect.soft(Number(title.slice(0, 3)), file).toBe(index + 1)
      return `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.md`
    })
    expect(decisions).toEqual(named)
  })

  it('have three sections and fit on one screen', () => {
    for (const file of decisions) {
      const text = readText(`docs/decisions/${file}`)
      const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, section]) => section)
      expect.soft(sections, file).toEqual(['Context', 'Decision', 'Consequences'])
      expect.soft(readLines(`docs/decisions/${file}`).length, file).toBeLessThanOrEqual(41)
    }
  })
})

describe('the documents', () => {
  it('mention only commands that exist', () => {
    const named = pages.flatMap((page) =>
      [...readText(page).matchAll(/npm run (?:-s )?([a-z0-9:-]+)/g)].map(([, name = '']) => name),
    )
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter((name) => !(name in manifest.scripts))).toEqual([])
  })

  it('explain every command in docs/commands.md', () => {
    const page = readText('docs/commands.md')
    const names = Object.keys(manifest.scripts)
    expect(names.filter((name) => !new RegExp(`npm (?:run )?${name}[ \`]`).test(page))).toEqual([])
  })

  it('explain every setting of the app in docs/commands.md', () => {
    const page = readText('docs/commands.md')
    const [, schema = ''] = readText('src/app/config-schema.ts').split(
      'configSchema = objectSchema({',
    )
    const names = [...schema.matchAll(/^ {2}(\w+): /gm)].map(([, name = '']) => name)
    expect(names).toContain('serviceWorker')
    expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
  })

  it('stay within a line limit if newcomers read them first', () => {
    expect(readLines('README.md').length).toBeLessThanOrEqual(70)
    expect(readLines('docs/architecture.md').length).toBeLessThanOrEqual(100)
  })

  it('link to files that exist', () => {
    const link = /\]\((?!https?:|#)([\w./$-]+)(?:#[^)]*)?\)/g
    const dead = pages.flatMap((page) =>
      [...readText(page).matchAll(link)].flatMap(([, path = '']) =>
        isExistingLink(page, path) ? [] : [`${page}: ${path}`],
      ),
    )
    expect(dead).toEqual([])
  })
})

it('the Node version is the same in .nvmrc, image, workflow and package.json', () => {
  const version = readText('.nvmrc').trim()
  const image = [...readText('Dockerfile').matchAll(/^FROM node:([\d.]+)/gm)].map(
    ([, node]) => node,
  )
  const runner = /container: node:([\d.]+)/.exec(readText('.github/workflows/test.yml'))?.[1]
  const installed = Object.values(manifest.optionalDependencies)
  expect(new Set([...image, runner, ...installed])).toEqual(new Set([version]))
})

function isExistingLink(page: string, path: string): boolean {
  const url = new URL(path, new URL(page, `file://${process.cwd()}/`))
  return existsSync(url)
}
