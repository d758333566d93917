import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'

const FLOW_FILE = 'src/features/contact/contact.flow.ts'
const IMPORTS_RULE = 'no-restricted-imports'
const ACTOR_CODE = "import { createActor } from 'xstate'\nexport const make = createActor\n"
const LANGUAGE_CODE =
  "import { i18n } from '@lingui/core'\nexport const locale = () => i18n.locale\n"
const nestCode = (depth: number, code: string): string =>
  depth === 0 ? code : `if (Math.random() > ${depth}) {\n${nestCode(depth - 1, code)}\n}`

/** A violation of each enabled rule, in each place where the configuration enables it. */
const PLANTED_VIOLATIONS: [rule: string, file: string, code: string][] = [
  ['import/no-cycle', 'domain/a.ts', "import { b } from './b.ts'\nexport const a = () => b\n"],
  ['import/no-default-export', 'domain/default.ts', 'export default 1\n'],
  [
    'max-depth',
    'domain/deep.ts',
    `export function deep() {\n${nestCode(5, 'return 1')}\nreturn 2\n}\n`,
  ],
  [
    'max-lines',
    'domain/long.ts',
    Array.from({ length: 301 }, (_, index) => `export const x${index} = ${index}\n`).join(''),
  ],
  [
    'react/exhaustive-deps',
    'src/ui/deps.tsx',
    "import { useEffect } from 'react'\nexport function useShown(x: number, show: (x: number) => void) {\n  useEffect(() => show(x), [])\n}\n",
  ],
  [
    'react/rules-of-hooks',
    'src/ui/hooks.tsx',
    "import { useState } from 'react'\nexport function useSome(isOn: boolean) {\n  if (isOn) return useState(1)\n  return null\n}\n",
  ],
  [
    'typescript/consistent-type-imports',
    'domain/type.ts',
    "import { Type } from './b.ts'\nexport const of = (x: Type) => x\n",
  ],
  ['typescript/no-explicit-any', 'domain/any.ts', 'export const of = (x: any) => String(x)\n'],
  [
    'typescript/no-non-null-assertion',
    'domain/assert.ts',
    'export const of = (x: string | null) => x!.length\n',
  ],
  [
    'typescript/switch-exhaustiveness-check',
    'domain/switch.ts',
    "export function name(kind: 'day' | 'week') {\n  switch (kind) {\n    case 'day':\n      return 1\n    default:\n      return 2\n  }\n}\n",
  ],
  ['unicorn/filename-case', 'domain/camelCase.ts', 'export const one = 1\n'],
  ['no-restricted-globals', 'machines/clock/clock.ts', 'export const now = () => new Date()\n'],
  [
    'lingui/no-unlocalized-strings',
    'src/ui/text.tsx',
    'export const Text = () => <p>Your car is ready.</p>\n',
  ],
  [IMPORTS_RULE, 'src/features/contact/actor.ts', ACTOR_CODE],
  ['no-restricted-globals', FLOW_FILE, 'export const kept = () => localStorage.length\n'],
  [IMPORTS_RULE, FLOW_FILE.replace('contact.flow', 'actor.flow'), ACTOR_CODE],
  [IMPORTS_RULE, FLOW_FILE.replace('contact.flow', 'language.flow'), LANGUAGE_CODE],
  [IMPORTS_RULE, 'src/flows/plug.ts', LANGUAGE_CODE],
  // Enabled by a category.
  ['no-dupe-keys', 'domain/correctness.ts', 'export const twice = { a: 1, a: 2 }\n'],
  ['no-shadow', 'domain/suspicious.ts', 'export const of = (a: number) => [1].map((a) => a)\n'],
]
const CLEAN_FILES: [file: string, code: string][] = [
  [
    'domain/b.ts',
    "import { a } from './a.ts'\nexport const b = () => a\nexport interface Type {\n  of: string\n}\n",
  ],
  ['domain/clean.ts', 'export const one = 1\n'],
  ['src/flows/define-flow.ts', ACTOR_CODE],
]

interface Rules {
  files?: string[]
  rules: Record<
    string,
    string | [string, ...(string | { name?: string; paths?: { name: string }[] })[]]
  >
}
type Config = Rules & { overrides: Rules[] }

const configText = readFileSync('.oxlintrc.json', 'utf8').replaceAll(/^\s*\/\/.*$/gm, '')
const config = JSON.parse(configText) as Config

const firedRulesByFile = new Map<string, string[]>()
beforeAll(() => {
  const tree = mkdtempSync(join(tmpdir(), 'masar-lint-'))
  for (const [file, code] of [
    ...PLANTED_VIOLATIONS.map(([, ...planted]) => planted),
    ...CLEAN_FILES,
  ]) {
    mkdirSync(dirname(join(tree, file)), { recursive: true })
    writeFileSync(join(tree, file), code)
  }
  cpSync('.oxlintrc.json', join(tree, '.oxlintrc.json'))
  cpSync('tsconfig.base.json', join(tree, 'tsconfig.json'))
  symlinkSync(join(process.cwd(), 'node_modules'), join(tree, 'node_modules'))
  const command = join(process.cwd(), 'node_modules/.bin/oxlint')
  const { stdout } = spawnSync(
    command,
    ['--type-aware', '--format', 'json', 'domain', 'machines', 'src'],
    { cwd: tree, encoding: 'utf8' },
  )
  rmSync(tree, { recursive: true })
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; filename: string }[]
  }
  for (const { code, filename } of diagnostics)
    firedRulesByFile.set(filename, [...(firedRulesByFile.get(filename) ?? []), code])
})

/**
 * Returns a pattern that matches a rule as oxlint prints it: `eslint(no-shadow)` or
 * `typescript(no-explicit-any)`.
 */
const makeRulePattern = (rule: string) => {
  const [name = '', plugin = 'eslint'] = rule.split('/').toReversed()
  return new RegExp(String.raw`^(${plugin}|eslint-plugin-${plugin}|.*${plugin}.*)\(${name}\)$`)
}

const isEnabled = (setting: Rules['rules'][string]) => [setting].flat()[0] === 'error'

describe('the lint rules', () => {
  it.each(PLANTED_VIOLATIONS)('report %s in %s', (rule, file) => {
    expect(firedRulesByFile.get(file) ?? []).toContainEqual(
      expect.stringMatching(makeRulePattern(rule)),
    )
  })

  it.each(CLEAN_FILES.slice(1))('report nothing in %s', (file) => {
    expect(firedRulesByFile.get(file)).toBeUndefined()
  })

  it('have a planted violation for each enabled rule', () => {
    const parts = [config, ...config.overrides]
    const enabledRules = parts.flatMap(({ rules }) =>
      Object.keys(rules).filter((rule) => isEnabled(rules[rule] ?? 'off')),
    )
    const planted = PLANTED_VIOLATIONS.map(([rule]) => rule)
    const missing = [...new Set(enabledRules)].filter(
      (rule) =>
        enabledRules.filter((one) => one === rule).length >
        planted.filter((one) => one === rule).length,
    )
    expect(missing).toEqual([])
  })
})
