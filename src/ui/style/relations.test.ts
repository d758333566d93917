import { globSync, readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

/** Print rules, used only on the voucher page. */
const VOUCHER_STYLES_FILE = 'src/features/bookings/save/voucher-print.css'
const files = globSync('src/**/*.{css,ts,tsx}').filter((file) => !file.includes('.test.'))

/** Matches a `:has()` selector whose last part, after a space or a combinator, applies to every element. */
const RELATION_PATTERN = /:has\([^'"{]*\)[^'"{,]*[\s>~+](\*|:not\()/

const findRelations = (file: string, code: string) =>
  code
    .split('\n')
    .filter((line) => RELATION_PATTERN.test(line))
    .map((line) => `${file}: ${line.trim()}`)

// A browser would recompute the styles of the whole page for each change that may affect such a selector.
it('no style of the app selects every descendant or sibling with `:has()`', () => {
  const code = files
    .filter((file) => file !== VOUCHER_STYLES_FILE)
    .map((file) => [file, readFileSync(file, 'utf8')] as const)
  expect(code.flatMap(([file, text]) => findRelations(file, text))).toEqual([])
})

it('the check finds such styles in the voucher rules', () => {
  expect(findRelations(VOUCHER_STYLES_FILE, readFileSync(VOUCHER_STYLES_FILE, 'utf8'))).not.toEqual(
    [],
  )
})
