import { parseArgs } from 'node:util'

import type { CommandInput } from '../config.ts'
import { COVERAGE_OPTIONS, type Plan } from '../suite-plan.ts'
import { InputError, readChoice } from './bad-input.ts'

type OptionValues = CommandInput['values']

const FLAG_NAMES = ['headed', 'fresh', 'manual']

/** Throws `InputError` for an option that is not one of `names`. */
export function readOptions(args: readonly string[], names: readonly string[]): CommandInput {
  const options = Object.fromEntries(
    names.map((name) => [
      name,
      { type: FLAG_NAMES.includes(name) ? ('boolean' as const) : ('string' as const) },
    ]),
  )
  try {
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true })
    const flags = new Set(FLAG_NAMES.filter((name) => values[name] === true))
    return { args, words: positionals, values: values as OptionValues, flags }
  } catch (error) {
    const [line = ''] = String(error instanceof Error ? error.message : error).split(/\.\s|\n/)
    const known = names.map((name) => `--${name}`).join(', ')
    throw new InputError(`${line}.${known && ` The options are ${known}.`}`)
  }
}

/** Returns the only argument. Throws `InputError` unless there is exactly one. */
export function requireOneArgument(words: readonly string[], what: string): string {
  const [word] = words
  if (word === undefined || words.length > 1) throw new InputError(`Name one ${what}.`)
  return word
}

export function choosePlan(values: OptionValues): Plan {
  const maxSteps = values['max-steps']
  return {
    cover: readChoice(COVERAGE_OPTIONS, 'cover', values['cover'] ?? 'standard'),
    seed: parseWholeNumber('seed', values['seed'] ?? '1', 0),
    from: values['from'],
    through: values['through'],
    avoid: values['avoid'],
    weights: values['weights'],
    stop: values['stop'],
    maxSteps: maxSteps === undefined ? undefined : parseWholeNumber('max-steps', maxSteps, 1),
  }
}

/** Throws `InputError` unless the text is a whole number of at least `least`. */
export function parseWholeNumber(name: string, text: string, least: number): number {
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < least || !Number.isSafeInteger(number))
    throw new InputError(`--${name} must be a whole number of at least ${least}, not "${text}".`)
  return number
}
