import { statSync } from 'node:fs'

/**
 * Another text when the file is another one; null for what is no file. Looked up at once: that takes
 * microseconds, while a question to the disk waits for its turn beside the passwords of a crowd.
 */
export function fileVersion(name: string): string | null {
  try {
    const found = statSync(name, { throwIfNoEntry: false })
    if (!found?.isFile()) return null
    return `${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}`
  } catch {
    // What cannot be looked at cannot be served: a name longer than any, or a folder that is shut.
    return null
  }
}
