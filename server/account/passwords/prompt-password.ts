import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

import { MINIMUM_PASSWORD_LENGTH, findNewPasswordIssues } from '@masar/domain/person/passwords.ts'

type Terminal = {
  input: NodeJS.ReadableStream & { isTTY?: boolean }
  output: NodeJS.WritableStream
}

/**
 * Prompts twice for a new password without echo, or reads the first line of piped input. The password is never
 * an argument, because other users of the machine could read it there.
 */
export async function promptPassword({ input, output }: Terminal): Promise<string> {
  const isTyped = input.isTTY === true
  const prompt = readLines({ input, output }, isTyped)
  try {
    const password = await prompt('Password: ')
    const [refusal] = findNewPasswordIssues(
      password,
      isTyped ? await prompt('Once more: ') : password,
    )
    if (!refusal) return password
    throw new Error(REFUSAL_MESSAGES[refusal])
  } finally {
    prompt.close()
  }
}

const REFUSAL_MESSAGES = {
  missing: 'There is no password.',
  'too-short': `The password needs at least ${MINIMUM_PASSWORD_LENGTH} characters.`,
  'too-long': 'The password is too long.',
  mismatch: 'The passwords are not the same.',
}

function readLines({ input, output }: Terminal, isTyped: boolean) {
  const nowhere = new Writable({ write: (_text, _encoding, done) => done() })
  const lines = createInterface({ input, output: nowhere, terminal: isTyped })
  const typed = lines[Symbol.asyncIterator]()
  lines.once('SIGINT', () => lines.close())
  const prompt = async (promptText: string) => {
    if (isTyped) output.write(promptText)
    const { value } = await typed.next()
    if (isTyped) output.write('\n')
    return value ?? ''
  }
  return Object.assign(prompt, { close: () => lines.close() })
}
