import { parseArgs } from 'node:util'

import { BadInput } from '../input/bad-input.ts'
import { parseWholeNumber } from '../input/options.ts'
import { replay } from '../replay.ts'

const OPTIONS = {
  headed: { type: 'boolean' },
  slow: { type: 'string' },
  until: { type: 'string' },
  url: { type: 'string' },
} as const

/** `replay <id>`: the steps of a path in a browser, each told as it is seen to have happened. */
export async function replayPath(args: readonly string[]): Promise<0 | 1 | 2> {
  const { positionals, values } = read(args)
  const [id] = positionals
  if (id === undefined || positionals.length > 1)
    throw new BadInput('Name one path: `npm run paths -- list` has their ids.')
  const { headed = false, url, slow, until } = values
  return replay(id, {
    headed,
    ...(url !== undefined && { url: readOrigin(url) }),
    ...(slow !== undefined && { slow: parseWholeNumber('slow', slow, 0) }),
    ...(until !== undefined && { until: parseWholeNumber('until', until, 0) }),
  })
}

/** A service is named by its address, whatever page of it is meant. */
function readOrigin(url: string): string {
  const { origin = 'null' } = URL.parse(url) ?? {}
  if (origin === 'null')
    throw new BadInput(`--url is an address like http://localhost:3002, not "${url}".`)
  return origin
}

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch (error) {
    const [line = ''] = String(error instanceof Error ? error.message : error).split(/\.\s|\n/)
    const known = Object.keys(OPTIONS).map((name) => `--${name}`)
    throw new BadInput(`${line}. The options are ${known.join(', ')}.`)
  }
}
