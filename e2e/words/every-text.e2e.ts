import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { expect, test } from '@playwright/test'

import { EXPECTED_TEXTS } from './expected-texts.ts'

const FOLDER = fileURLToPath(new URL('.', import.meta.url))

test('every expected text is checked by a test in this folder', () => {
  const tests = globSync(`${FOLDER}/*.e2e.ts`).map((file) => readFileSync(file, 'utf8'))
  const isLookedFor = (text: string) =>
    [`('${text}')`, `("${text}")`].some((call) =>
      tests.some(
        (code) => code.includes(`translate${call}`) || code.includes(`translateToFrench${call}`),
      ),
    )
  expect(EXPECTED_TEXTS.filter((text) => !isLookedFor(text))).toEqual([])
})
