import { parseArgs } from 'node:util'

import { isLanguage, LANGUAGES, type Language } from '@masar/domain/service/languages.ts'

import { NAMED_ENCODINGS, type NamedEncoding } from './csv/decode-table.ts'

const COMMANDS = {
  'create-admin': '<email> [--name "Your Name"]',
  'reset-password': '<email>',
  suspend: '<email>',
  unsuspend: '<email>',
  'import-fleet': `<file.csv> ... [--encoding ${NAMED_ENCODINGS.join('|')}]`,
  'export-bookings': `[--language ${LANGUAGES.join('|')}]`,
  'export-subscriptions': `[--language ${LANGUAGES.join('|')}]`,
  'erase-person': '<email>',
  'seal-licenses': '',
} as const

export type CommandName = keyof typeof COMMANDS

export type CommandLine = {
  command: CommandName
  words: readonly string[]
  name: string | undefined
  /** The encoding of imported tables, for encodings that cannot be detected. */
  encoding: NamedEncoding | undefined
  /** The language of the spreadsheet that opens an exported table. */
  language: Language
  /** Whether to report what would happen without changing anything. */
  isRehearsal: boolean
}

const isNamedEncoding = (name: string): name is NamedEncoding =>
  NAMED_ENCODINGS.some((encoding) => encoding === name)

const isCommand = (word: string): word is CommandName => word in COMMANDS

export const USAGE = [
  'Usage: npm run admin -- <command> [--dry-run]',
  ...Object.entries(COMMANDS).map(([name, words]) => `  ${name} ${words}`.trimEnd()),
].join('\n')

/**
 * Parses the arguments, or throws an error that explains what to type. The error never repeats the arguments,
 * because they may contain secrets.
 */
export function parseCommandLine(given: readonly string[]): CommandLine {
  const { values, positionals } = parseArguments(given)
  const [first = '', ...others] = positionals
  // In earlier versions, the command took only an email address.
  const isAddress = first.includes('@')
  const command = isAddress ? 'create-admin' : first
  const words = isAddress ? positionals : others
  if (!isCommand(command)) throw new Error('There is no such command.')
  refuseWrongWords(command, words)
  const { name, encoding, language = LANGUAGES[0] } = values
  if (encoding !== undefined && !isNamedEncoding(encoding))
    throw new Error(`--encoding is one of ${NAMED_ENCODINGS.join(', ')}.`)
  if (!isLanguage(language)) throw new Error(`--language is one of ${LANGUAGES.join(', ')}.`)
  return { command, words, name, encoding, language, isRehearsal: values['dry-run'] ?? false }
}

function parseArguments(given: readonly string[]) {
  try {
    const options = {
      name: { type: 'string' },
      encoding: { type: 'string' },
      language: { type: 'string' },
      'dry-run': { type: 'boolean' },
    } as const
    return parseArgs({ args: [...given], options, allowPositionals: true })
  } catch {
    throw new Error('There is no such option.')
  }
}

/** Whether the command writes a table, and nothing else, to standard output. */
export const isTableCommand = (command: CommandName): boolean =>
  command === 'export-bookings' || command === 'export-subscriptions'

function refuseWrongWords(command: CommandName, words: readonly string[]) {
  if (isTableCommand(command)) {
    if (words.length > 0)
      throw new Error('This command takes no arguments; it writes a table to standard output.')
  } else if (command === 'seal-licenses') {
    if (words.length > 0) throw new Error('This command takes no arguments.')
  } else if (command === 'import-fleet') {
    if (words.length === 0) throw new Error('Name at least one table.')
  } else if (words.length !== 1) throw new Error('Name one email address, and no password.')
}
