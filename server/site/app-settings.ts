import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Reads the operator's `config.json`; returns an empty object when it cannot be read. */
export async function readAppSettings(appDir: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    const written: unknown = JSON.parse(await readFile(join(appDir, 'config.json'), 'utf8'))
    return typeof written === 'object' && written !== null ? { ...written } : {}
  } catch {
    return {}
  }
}
