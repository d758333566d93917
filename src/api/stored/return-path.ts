import { browserStore, deleteItem, readItem, writeItem } from './browser-storage.ts'

const KEY = 'masar-return-path'
/** As long as a mailed link is valid. */
const DAY_MS = 86_400_000

/** Stores where a mailed link leads back to, for any tab that opens it. Null deletes an earlier path. */
export function storeReturnPath(path: string | null, now = Date.now()): void {
  if (path === null) deleteReturnPath()
  else writeItem(browserStore, KEY, { path, expiresAt: now + DAY_MS })
}

/** Returns the stored path, or null; deletes expired or invalid ones. */
export function readReturnPath(now = Date.now()): string | null {
  const stored = readItem(browserStore, KEY)
  if (isRecord(stored) && stored.expiresAt > now && stored.expiresAt <= now + DAY_MS) {
    return stored.path
  }
  deleteReturnPath()
  return null
}

export const deleteReturnPath = (): void => void deleteItem(browserStore, KEY)

const isRecord = (stored: unknown): stored is { path: string; expiresAt: number } =>
  typeof stored === 'object' &&
  stored !== null &&
  typeof Reflect.get(stored, 'path') === 'string' &&
  typeof Reflect.get(stored, 'expiresAt') === 'number'
