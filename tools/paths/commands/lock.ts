import { BadInput } from '../input/bad-input.ts'
import { writeLocks, diff } from '../lock/commands.ts'
import { folderNamed } from '../machines.ts'
import { readOptions } from '../input/options.ts'

/** `accept [machine ...] [--anew]`: what the charts do now is right. */
export async function acceptLocks(args: readonly string[]): Promise<string> {
  const names = args.filter((arg) => arg !== '--anew')
  const { words } = readOptions(names, [])
  await writeLocks(
    words.map((name) => folderNamed(name)),
    args.includes('--anew'),
  )
  return ''
}

/** `diff [a[..b]]`: what became of the paths. */
export async function diffLocks(args: readonly string[]): Promise<string> {
  const { words } = readOptions(args, [])
  if (words.length > 1) throw new BadInput('Name one revision, or two with .. between them.')
  const [revisions = 'HEAD'] = words
  await diff(revisions).catch((error: unknown) => {
    if (!isGitError(error)) throw error
    throw new BadInput(`git knows no revision in "${revisions}".`)
  })
  return ''
}

const isGitError = (error: unknown) => error instanceof Error && 'stderr' in error
