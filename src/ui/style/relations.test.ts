import { globSync, readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

/** Its rules are for paper, and are on the page of a voucher alone. */
const VOUCHER = 'src/features/bookings/keep/voucher-print.css'
const files = globSync('src/**/*.{css,ts,tsx}').filter((file) => !file.includes('.test.'))

/** What a relation to other elements applies to: the last part of a selector, after a space or a combinator. */
const EVERY_ELEMENT = /:has\([^'"{]*\)[^'"{,]*[\s>~+](\*|:not\()/

const findRelations = (file: string, code: string) =>
  code
    .split('\n')
    .filter((line) => EVERY_ELEMENT.test(line))
    .map((line) => `${file}: ${line.trim()}`)

// A browser would compute the styles of the whole page again for each change that such a selector might be about.
it('no style of the app applies to every element below one that has another', () => {
  const code = files
    .filter((file) => file !== VOUCHER)
    .map((file) => [file, readFileSync(file, 'utf8')] as const)
  expect(code.flatMap(([file, text]) => findRelations(file, text))).toEqual([])
})

it('the rules of a voucher are such styles', () => {
  expect(findRelations(VOUCHER, readFileSync(VOUCHER, 'utf8'))).not.toEqual([])
})
