import { createHash } from 'node:crypto'

/** Returns the source expression that allows exactly this inline style or script. */
export const toCspHash = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
