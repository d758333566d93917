import { writeFirstGlyphs } from './font/first-glyphs.ts'
import { writePackagedLand } from './land/packaged-land.ts'
import { writeStyledSystem } from './styled-system.ts'

/**
 * Generates the modules that the app imports and that are not in the repository, if they are missing or outdated.
 * Rejects when that fails.
 */
export async function writeGeneratedSources(): Promise<void> {
  const writing = [writeStyledSystem(), writeFirstGlyphs()]
  writePackagedLand()
  await Promise.all(writing)
}
