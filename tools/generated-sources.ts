import { writeFirstGlyphs } from './font/first-glyphs.ts'
import { writePackagedLand } from './land/packaged-land.ts'
import { writeStyledSystem } from './styled-system.ts'

/** Writes what the app imports and the repository does not have, where it is missing or old. Throws when it cannot. */
export function writeGeneratedSources(): void {
  writeStyledSystem()
  writeFirstGlyphs()
  writePackagedLand()
}
