import { statSync } from 'node:fs'

/**
 * Returns a version that changes with the file; null when it is not a file. Synchronous, because that takes
 * microseconds, while an asynchronous call would wait in the thread pool behind password hashes.
 */
export function readFileVersion(name: string): string | null {
  try {
    const found = statSync(name, { throwIfNoEntry: false })
    if (!found?.isFile()) return null
    return `${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}`
  } catch {
    // The name is too long or the folder is not readable, so the file cannot be served either.
    return null
  }
}
