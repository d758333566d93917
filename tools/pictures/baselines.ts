import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Where the accepted pictures are, for whoever looks at the project. */
export const BASELINES = 'stories/pictures'

const INDEX = 'drawn-by.json'

/** What pictures depend on beside the stories: two that drew the same sample draw the same stories. */
export interface DrawnBy {
  /** The version of Chromium. */
  chromium: string
  /** The package and version of the font that the pages bring with them. */
  font: string
  /** A digest of letters and shapes that it has drawn, the fonts of the system among them. */
  sample: string
}

/** The accepted pictures in a folder, by the names of their files. */
export class Baselines {
  readonly #folder: string
  constructor(folder = BASELINES) {
    this.#folder = folder
  }

  /** Every file, in order. */
  files(): string[] {
    return globSync('**/*.webp', { cwd: this.#folder }).toSorted()
  }

  /** The bytes of a picture, or null where none has been accepted. */
  read(file: string): Buffer | null {
    return readOrNull(join(this.#folder, file))
  }

  write(file: string, picture: Buffer): void {
    const path = join(this.#folder, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, picture)
  }

  remove(file: string): void {
    rmSync(join(this.#folder, file), { force: true })
  }

  /** By what they were drawn; null where there are none yet. */
  drawnBy(): DrawnBy | null {
    const text = readOrNull(join(this.#folder, INDEX))
    return text && (JSON.parse(text.toString()) as DrawnBy)
  }

  writeDrawnBy(drawnBy: DrawnBy): void {
    mkdirSync(this.#folder, { recursive: true })
    writeFileSync(join(this.#folder, INDEX), `${JSON.stringify(drawnBy, null, 2)}\n`)
  }
}

function readOrNull(path: string): Buffer | null {
  try {
    return readFileSync(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
