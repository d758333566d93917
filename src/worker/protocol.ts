/** The messages between a page and its worker. */
export type WorkerMessage =
  /** The worker may replace the previous one. */
  | { type: 'take-over' }
  /** Files of the page that loaded before the worker was active. */
  | { type: 'keep'; files: readonly string[] }
  /** The language of the page, whose texts are cached for offline use too. */
  | { type: 'speak'; language: string }

/** Sent with the settings: the cached document was made with earlier ones. */
export const RENEWED = { name: 'x-masar-document', value: 'renewed' } as const

export const WORKER_SCRIPT = '/service-worker.js'
