import { decode, encode, findDifference } from './bitmap.ts'
import type { Baselines } from './baselines.ts'

/** What became of one picture since it was accepted. Pictures are the bytes of WebP files. */
export type PictureChange =
  | { kind: 'changed'; file: string; before: Buffer; after: Buffer; drawn: Buffer; pixels: number }
  | { kind: 'new'; file: string; after: Buffer }
  | { kind: 'gone'; file: string; before: Buffer }

/** A story of which no picture could be taken. */
export interface Failure {
  file: string
  reason: string
}

/** What became of a picture that has just been taken, as a PNG; null where it is as accepted. */
export async function comparePicture(
  baselines: Baselines,
  file: string,
  png: Buffer,
): Promise<PictureChange | null> {
  const after = await decode(png)
  const before = baselines.read(file)
  if (!before) return { kind: 'new', file, after: await encode(after) }

  const difference = findDifference(await decode(before), after)
  if (!difference) return null
  return {
    kind: 'changed',
    file,
    before,
    after: await encode(after),
    drawn: await encode(difference.drawn),
    pixels: difference.pixels,
  }
}

/** The accepted pictures, of those that were asked for, that no story is taken for. */
export function findGone(
  baselines: Baselines,
  planned: ReadonlySet<string>,
  isAskedFor: (file: string) => boolean,
): PictureChange[] {
  return baselines
    .files()
    .filter((file) => !planned.has(file) && isAskedFor(file))
    .flatMap((file) => {
      const before = baselines.read(file)
      return before ? [{ kind: 'gone' as const, file, before }] : []
    })
}

/** Makes the changes the baselines from which the next run begins. */
export function acceptPictures(baselines: Baselines, changes: readonly PictureChange[]): void {
  for (const change of changes) {
    if (change.kind === 'gone') baselines.remove(change.file)
    else baselines.write(change.file, change.after)
  }
}

/** In the order of their files, which is that of the list that a person reads. */
export const inOrder = <Told extends { file: string }>(told: readonly Told[]): Told[] =>
  told.toSorted((a, b) => a.file.localeCompare(b.file, 'en'))
