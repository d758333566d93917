/** The messages between a page and its worker. */
export type WorkerMessage =
  /** Lets the worker replace the previous one. */
  | { type: 'take-over' }
  /** The files that the page loaded before the worker was active. */
  | { type: 'keep'; files: readonly string[] }
  /** The language of the page, whose texts are also cached for offline use. */
  | { type: 'speak'; language: string }

/**
 * The header that is sent with the settings when the cached document was built with earlier settings and has
 * been replaced.
 */
export const RENEWED_HEADER = { name: 'x-masar-document', value: 'renewed' } as const

export const WORKER_SCRIPT = '/service-worker.js'
