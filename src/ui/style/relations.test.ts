import { globSync, readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

/** Print rules, used only on the voucher page. */
const VOUCHER = 'src/features/bookings/save/voucher-print.css'
const files = globSync('src/**/*.{css,ts,tsx}').filter((file) => !file.includes('.test.'))

/** The subject of a relational selector: the last part, after a space or a combinator. */
const EVERY_ELEMENT = /:has\([^'"{]*\)[^'"{,]*[\s>~+](\*|:not\()/

const findRelations = (file: string, code: string) =>
  code
    .split('\n')
    .filter((line) => EVERY_ELEMENT.test(line))
    .map((line) => `${file}: ${line.trim()}`)

// A browser would recompute the styles of the whole page for each change that may affect such a selector.
it('no style of the app applies to every element below another one', () => {
  const code = files
    .filter((file) => file !== VOUCHER)
    .map((file) => [file, readFileSync(file, 'utf8')] as const)
  expect(code.flatMap(([file, text]) => findRelations(file, text))).toEqual([])
})

it('the voucher rules are such styles', () => {
  expect(findRelations(VOUCHER, readFileSync(VOUCHER, 'utf8'))).not.toEqual([])
})
