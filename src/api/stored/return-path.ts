import { browserStore, deleteItem, readItem, writeItem } from './browser-storage.ts'

const STORAGE_KEY = 'masar-return-path'
/** The lifetime of an emailed link. */
const LIFETIME_MS = 86_400_000

/**
 * Stores the path to open after an emailed link has been followed, in whichever tab it opens. Null deletes an
 * earlier path.
 */
export function storeReturnPath(path: string | null, now = Date.now()): void {
  if (path === null) deleteReturnPath()
  else writeItem(browserStore, STORAGE_KEY, { path, expiresAt: now + LIFETIME_MS })
}

/** Returns the stored path, or null; deletes expired or invalid ones. */
export function readReturnPath(now = Date.now()): string | null {
  const stored = readItem(browserStore, STORAGE_KEY)
  if (isRecord(stored) && stored.expiresAt > now && stored.expiresAt <= now + LIFETIME_MS) {
    return stored.path
  }
  deleteReturnPath()
  return null
}

export const deleteReturnPath = (): void => void deleteItem(browserStore, STORAGE_KEY)

const isRecord = (stored: unknown): stored is { path: string; expiresAt: number } =>
  typeof stored === 'object' &&
  stored !== null &&
  typeof Reflect.get(stored, 'path') === 'string' &&
  typeof Reflect.get(stored, 'expiresAt') === 'number'
