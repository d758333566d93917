import { UNLIMITED_MILEAGE } from '#domain/car/catalogue.ts'
import { toMinor } from '#domain/money/money.ts'

import type { CsvLine } from '../csv-file.ts'

const YES = ['yes', 'true', '1', 'oui', 'sí', 'si']
const NO = ['no', 'false', '0', 'non']

/** Reads the cells of one line; what is wrong is collected, a sentence each. */
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

  text(column: string): string {
    const value = this.#value(column)
    if (!value) this.complain(`${column} is missing.`)
    return value
  }

  optionalText = (column: string): string | null => this.#value(column) || null

  list = (column: string): string[] =>
    this.#value(column)
      .split('|')
      .flatMap((part) => part.trim() || [])

  choice<const Choice extends string>(
    column: string,
    choices: readonly [Choice, ...Choice[]],
  ): Choice {
    const value = this.#value(column)
    const found = choices.find((choice) => choice.toLowerCase() === value.toLowerCase())
    if (!found) this.#refuse(column, `one of ${choices.join(', ')}`, value)
    return found ?? choices[0]
  }

  flag(column: string, fallback: boolean | null = null): boolean {
    const value = this.#value(column).toLowerCase()
    if (YES.includes(value)) return true
    if (NO.includes(value)) return false
    if (value || fallback === null) this.#refuse(column, 'yes or no', value)
    return fallback ?? false
  }

  whole(column: string, from: number, to: number): number {
    const value = this.#value(column)
    const isRight = /^-?\d+$/.test(value) && Number(value) >= from && Number(value) <= to
    if (!isRight) this.#refuse(column, `a whole number from ${from} to ${to}`, value)
    return isRight ? Number(value) : from
  }

  optionalWhole = (column: string, from: number, to: number): number | null =>
    this.#value(column) ? this.whole(column, from, to) : null

  decimal(column: string, from: number, to: number): number {
    const value = this.#value(column).replace(',', '.')
    const isRight = /^-?\d+(\.\d+)?$/.test(value) && Number(value) >= from && Number(value) <= to
    if (!isRight) this.#refuse(column, `a number from ${from} to ${to}`, value)
    return isRight ? Number(value) : from
  }

  optionalDecimal = (column: string, from: number, to: number): number | null =>
    this.#value(column) ? this.decimal(column, from, to) : null

  /** In the base currency, as people write it. */
  amount = (column: string): number => toMinor(this.decimal(column, 0, MOST))

  optionalAmount = (column: string): number | null =>
    this.#value(column) ? this.amount(column) : null

  /** What an option costs: nothing written is not to be had, 0 is included. */
  optionPrice = (column: string): number => this.optionalAmount(column) ?? -1

  mileage = (column: string): number =>
    this.#value(column).toLowerCase() === 'unlimited'
      ? UNLIMITED_MILEAGE
      : this.whole(column, 1, 10_000)

  #value = (column: string): string => this.#line.values[column]?.trim() ?? ''

  #refuse(column: string, expected: string, value: string) {
    this.complain(`${column} must be ${expected}; it is "${value}".`)
  }
}

const MOST = 1_000_000
