import { globSync, readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { configSchema } from './config-schema.ts'

/** `// @sets NAME` marks a test that changes this setting and asserts its effect. */
const MARK = /^\s*\/\/ @sets (.+)/gm

const TESTS = globSync('{src,e2e,server,tools}/**/*.{test.ts,test.tsx,e2e.ts}')

/** The settings of `config.json`, from the schema. */
const [, object] = configSchema.pipe
const NAMES = Object.keys(object.entries)

const shown = TESTS.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(MARK)].flatMap(([, names = '']) => names.split(', ')),
)

// @shows OPS-5
it('every setting has a test that changes it', () => {
  expect(NAMES.filter((name) => !shown.includes(name))).toEqual([])
  expect(shown.filter((name) => !NAMES.includes(name))).toEqual([])
})
