import { UNLIMITED_MILEAGE } from '@masar/domain/car/catalogue.ts'
import { findCurrency } from '@masar/domain/money/currencies.ts'
import { toMinor } from '@masar/domain/money/money.ts'
import { LANGUAGES } from '@masar/domain/service/languages.ts'
import { countCharacters } from '@masar/domain/service/lengths.ts'
import { getBaseCurrency } from '@masar/domain/service/operator.ts'

import { msg, type ServerMessage } from '#texts/msg.ts'
import { createTranslator } from '../../texts/translate.ts'
import type { CsvLine } from '../csv/read-csv.ts'
import type { Column } from './fleet-columns.ts'
import { parseWrittenNumber } from './written-number.ts'

/**
 * The words that operators and spreadsheets use. Each translation lists the words of its language, in lower
 * case.
 */
const YES_WORDS = ['1', ...listWords(msg`yes, true`)]
const NO_WORDS = ['0', ...listWords(msg`no, false`)]
const UNLIMITED_WORDS = listWords(msg`unlimited`)

/** Returns the words of every language. */
function listWords(message: ServerMessage): string[] {
  return LANGUAGES.flatMap((language) => createTranslator(language)(message).split(', '))
}

/**
 * The maximum length of a name in the contract: a longer name would invalidate every response that contains it.
 */
const MAX_NAME_LENGTH = 120
/** The maximum length of free text in rental conditions. */
const MAX_TEXT_LENGTH = 1000
/** Control characters, line separators and direction marks. */
const UNPRINTABLE_CHARACTERS = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u

const MAX_AMOUNT = 1_000_000

/** Reads the cells of one line and collects its problems, one sentence each. */
export class LineReader {
  readonly #line: CsvLine
  readonly #issues: string[]

  constructor(line: CsvLine, issues: string[]) {
    this.#line = line
    this.#issues = issues
  }

  get where(): string {
    return `${this.#line.file}, line ${this.#line.line}`
  }

  complain(what: string) {
    this.#issues.push(`${this.where}: ${what}`)
  }

  text(column: Column): string {
    const value = this.#value(column)
    if (!value) this.complain(`${column} is missing.`)
    return this.#checkText(column, value)
  }

  optionalText = (column: Column): string | null =>
    this.#checkText(column, this.#value(column)) || null

  /** Reads a text of several sentences. An empty cell is an empty text. */
  longText = (column: Column): string =>
    this.#checkText(column, this.#value(column), MAX_TEXT_LENGTH)

  list = (column: Column): string[] =>
    this.#value(column)
      .split('|')
      .flatMap((part) => part.trim() || [])

  choice<const Choice extends string>(
    column: Column,
    choices: readonly [Choice, ...Choice[]],
  ): Choice {
    const value = this.#value(column)
    const found = choices.find((choice) => choice.toLowerCase() === value.toLowerCase())
    if (!found) this.#refuse(column, `one of ${choices.join(', ')}`, value)
    return found ?? choices[0]
  }

  flag(column: Column, fallback: boolean | null = null): boolean {
    const value = this.#value(column).toLowerCase()
    if (YES_WORDS.includes(value)) return true
    if (NO_WORDS.includes(value)) return false
    if (value || fallback === null) this.#refuse(column, 'yes or no', value)
    return fallback ?? false
  }

  whole(column: Column, from: number, to: number): number {
    const value = this.#value(column)
    const isRight = /^-?\d+$/.test(value) && Number(value) >= from && Number(value) <= to
    if (!isRight) this.#refuse(column, `a whole number from ${from} to ${to}`, value)
    return isRight ? Number(value) : from
  }

  optionalWhole = (column: Column, from: number, to: number): number | null =>
    this.#value(column) ? this.whole(column, from, to) : null

  decimal(column: Column, from: number, to: number): number {
    return this.#number(column, { from, to, hasGroups: false }).value
  }

  optionalDecimal = (column: Column, from: number, to: number): number | null =>
    this.#value(column) ? this.decimal(column, from, to) : null

  /** Reads an amount in the base currency. Excess decimals are rejected: rounding would change a price. */
  amount(column: Column): number {
    const { value, decimals } = this.#number(column, { from: 0, to: MAX_AMOUNT, hasGroups: true })
    const most = findCurrency(getBaseCurrency()).decimals
    if (decimals > most)
      this.complain(`${column} has more than the ${most} decimals of ${getBaseCurrency()}.`)
    return toMinor(value)
  }

  optionalAmount = (column: Column): number | null =>
    this.#value(column) ? this.amount(column) : null

  /** Reads the price of an option: an empty cell means unavailable, 0 means included. */
  optionPrice = (column: Column): number => this.optionalAmount(column) ?? -1

  mileage = (column: Column): number =>
    UNLIMITED_WORDS.includes(this.#value(column).toLowerCase())
      ? UNLIMITED_MILEAGE
      : this.whole(column, 1, 10_000)

  #value = (column: Column): string => this.#line.values[column]?.trim() ?? ''

  #checkText(column: Column, value: string, max = MAX_NAME_LENGTH): string {
    if (countCharacters(value) > max) this.complain(`${column} has more than ${max} characters.`)
    if (UNPRINTABLE_CHARACTERS.test(value))
      this.complain(`${column} contains a line break or an invisible character.`)
    return value
  }

  #number(
    column: Column,
    { from, to, hasGroups }: { from: number; to: number; hasGroups: boolean },
  ): { value: number; decimals: number } {
    const value = this.#value(column)
    const parsed = parseWrittenNumber(value, { hasGroups })
    if (parsed === 'ambiguous')
      this.complain(
        `${column} is "${value}", which can be read in two ways: write ${value.replace(/[.,]/, '')} or ${value}0.`,
      )
    else if (parsed && parsed.value >= from && parsed.value <= to) return parsed
    else this.#refuse(column, `a number from ${from} to ${to}`, value)
    return { value: from, decimals: 0 }
  }

  #refuse(column: Column, expected: string, value: string) {
    this.complain(`${column} must be ${expected}; it is "${value}".`)
  }
}
