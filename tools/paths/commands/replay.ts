import { replay } from '../../../e2e/walks/replay.ts'
import { BadInput } from '../input/bad-input.ts'
import { type CommandInput, onlyWord, parseWholeNumber } from '../input/options.ts'

/** `replay <id>`: the steps of a path in a browser, each told as it is seen to have happened. */
export async function replayPath({ words, values, flags }: CommandInput): Promise<0 | 1 | 2> {
  const { url, slow, until } = values
  return replay(onlyWord(words, 'path: `npm run paths -- list` has their ids'), {
    headed: flags.has('headed'),
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
