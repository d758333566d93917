import { createHash } from 'node:crypto'

/** The source expression that allows exactly this inline style or script. */
export const cspHash = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
