import { parseArgs, type ParseArgsConfig } from 'node:util'

import { LANGUAGES, type Language } from '#domain/service/languages.ts'

import { BadInput, unknown } from './bad-input.ts'
import { FORMATS, type Format } from '../formats/formats.ts'
import { COVERS, type Plan } from '../suite-plan.ts'

type Texts = Readonly<Record<string, string | undefined>>

/** What is asked for behind the name of a command: words, and options that take a text. */
export function readOptions(args: readonly string[], names: readonly string[]) {
  const options: ParseArgsConfig['options'] = Object.fromEntries(
    names.map((name) => [name, { type: 'string' as const }]),
  )
  try {
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true })
    return { words: positionals, values: values as Texts }
  } catch (error) {
    const [line = ''] = String(error instanceof Error ? error.message : error).split(/\.\s|\n/)
    const known = names.map((name) => `--${name}`).join(', ')
    throw new BadInput(`${line}.${known && ` The options are ${known}.`}`)
  }
}

/** One word is wanted, neither none nor more. */
export function onlyWord(words: readonly string[], what: string): string {
  const [word] = words
  if (word === undefined || words.length > 1) throw new BadInput(`Name one ${what}.`)
  return word
}

export const chooseLanguage = ({ language = 'en' }: Texts): Language =>
  readChoice(LANGUAGES, 'language', language)

export const chooseFormat = ({ format = 'markdown' }: Texts): Format =>
  readChoice(FORMATS, 'format', format)

export function choosePlan(values: Texts): Plan {
  return {
    cover: readChoice(COVERS, 'cover', values['cover'] ?? 'standard'),
    seed: parseWholeNumber('seed', values['seed'] ?? '1', 0),
    from: values['from'],
    through: values['through'],
    avoid: values['avoid'],
    maxSteps:
      values['max-steps'] === undefined
        ? undefined
        : parseWholeNumber('max-steps', values['max-steps'], 1),
  }
}

function readChoice<const Name extends string>(
  known: readonly Name[],
  what: string,
  name: string,
): Name {
  const found = known.find((candidate) => candidate === name)
  if (found === undefined) throw unknown(what, name, known)
  return found
}

/** Throws `BadInput` for what is none. */
export function parseWholeNumber(name: string, text: string, least: number): number {
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < least || !Number.isSafeInteger(number))
    throw new BadInput(`--${name} is a whole number from ${least} up, not "${text}".`)
  return number
}
