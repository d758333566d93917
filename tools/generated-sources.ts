import { writeFirstGlyphs } from './font/first-glyphs.ts'
import { writePackagedLand } from './land/packaged-land.ts'
import { writeStyledSystem } from './styled-system.ts'

/** Writes what the app imports and the repository does not have, where it is missing or old. Rejects when it cannot. */
export async function writeGeneratedSources(): Promise<void> {
  const writing = [writeStyledSystem(), writeFirstGlyphs()]
  writePackagedLand()
  await Promise.all(writing)
}
