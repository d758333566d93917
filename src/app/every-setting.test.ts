import { globSync, readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { configSchema } from './config-schema.ts'

/** `// @sets NAME` marks a test that changes this setting and asserts its effect. */
const SETS_PATTERN = /^\s*\/\/ @sets (.+)/gm

const TEST_FILES = globSync('{src,e2e,server,tools}/**/*.{test.ts,test.tsx,e2e.ts}')

/** The settings of `config.json`, from the schema. */
const [, object] = configSchema.pipe
const SETTING_NAMES = Object.keys(object.entries)

const testedNames = TEST_FILES.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(SETS_PATTERN)].flatMap(([, names = '']) =>
    names.split(', '),
  ),
)

// @shows OPS-5
it('every setting has a test that changes it', () => {
  expect(SETTING_NAMES.filter((name) => !testedNames.includes(name))).toEqual([])
  expect(testedNames.filter((name) => !SETTING_NAMES.includes(name))).toEqual([])
})
