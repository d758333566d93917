import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { LANGUAGES } from '@masar/domain/service/languages.ts'
import {
  InputError,
  type CommandInput,
  parseWholeNumber,
  type Project,
  readChoice,
  renderJunit,
  requireOneArgument,
} from 'statechart-paths/command'

import { replay, type ReplayRequest } from '../../../e2e/walks/replay.ts'
import { findChromiumWithWindow } from '../../chromium.ts'
import { readReplayScript } from '../replay-script.ts'
import { loadWords } from '../words/words.ts'

/**
 * `replay <id>`: follows a path in a browser, and prints each step once the page shows it. Writes screenshots, the
 * trace and a JUnit file to a folder.
 */
export async function replayPath(
  project: Project,
  { words: names, values, flags }: CommandInput,
): Promise<0 | 1 | 2> {
  const id = requireOneArgument(names, `path: \`${project.command} list\` lists their ids`)
  const { url, slow = '0', until, output = join('.tmp', 'replay', id) } = values
  const origin = url === undefined ? null : getServiceOrigin(url)
  const last = until === undefined ? null : parseWholeNumber('until', until, 0)
  const wait = parseWholeNumber('slow', slow, 0)
  const language = readChoice(LANGUAGES, 'language', values['language'] ?? 'en')
  const words = await loadWords(language)
  const { script, lines } = await readReplayScript(project, id, { ...words, language })
  const { folder } = script
  const { say } = words
  const end = lines.length - 1
  if (last !== null && last > end)
    throw new InputError(say('replay/no-step', { id, until: last, last: end }))
  if (origin === null && !existsSync('dist/index.html'))
    throw new InputError(say('replay/no-build'))
  if (flags.has('headed')) assertCanOpenWindow(say)

  const request: ReplayRequest = {
    script,
    lines,
    headed: flags.has('headed'),
    slow: wait,
    until: last ?? end,
    url: origin,
    output,
    say: (word, facts) => say(`replay/${word}`, facts),
  }
  console.log(`${say(`${folder}/machine`)} ${id}`)
  const began = performance.now()
  const replayed = await replay(request)
  const seconds = (performance.now() - began) / 1000
  writeFileSync(
    join(output, 'junit.xml'),
    renderJunit([{ suite: folder, name: id, seconds, ...replayed }]),
  )
  const { failure, skipped } = replayed
  if (failure ?? skipped) console.error(failure ?? skipped)
  console.log(say('replay/written', { folder: output }))
  return failure === undefined ? 0 : 1
}

/** Throws an error with the reason if no window can be opened. */
function assertCanOpenWindow(say: (id: string) => string): void {
  const { DISPLAY, WAYLAND_DISPLAY } = process.env
  if (!findChromiumWithWindow()) throw new InputError(say('replay/no-window'))
  if (process.platform === 'linux' && !DISPLAY && !WAYLAND_DISPLAY)
    throw new InputError(say('replay/no-screen'))
}

/** Returns the origin of a service, given the URL of any of its pages. */
function getServiceOrigin(url: string): string {
  const { origin = 'null' } = URL.parse(url) ?? {}
  if (origin === 'null')
    throw new InputError(`--url must be an address like http://localhost:3002, not "${url}".`)
  return origin
}
