import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** The app's settings, which operators may edit. */
export const SETTINGS_FILE = 'config.json'

const COMPRESSIBLE_PATTERN = /\.(js|css|html|svg|json|txt|webmanifest|xml)$/

/** The compression levels of Brotli and gzip. */
interface Compression {
  brotli: number
  gzip: number
}

export const BEST_COMPRESSION: Compression = { brotli: 11, gzip: 9 }
/** Files are a tenth larger, but compressing them takes a twentieth of the time. */
export const FAST_COMPRESSION: Compression = { brotli: 5, gzip: 6 }

/**
 * Writes a `.br` and a `.gz` beside every text file of a build, so that serving needs no compression. Skips the
 * settings, because operators would have to update three files.
 */
export async function precompress(
  folder: string,
  { brotli, gzip: level }: Compression,
): Promise<number> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && COMPRESSIBLE_PATTERN.test(entry.name))
    .filter((entry) => !entry.parentPath.startsWith(join(folder, 'renderer')))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => file !== join(folder, SETTINGS_FILE))

  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file)
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: brotli } }
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality))
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level }))
    }),
  )
  return files.length
}
