/** What a page and its worker tell each other. */
export type WorkerMessage =
  /** The worker may take the place of the one before it. */
  | { type: 'take-over' }
  /** Addresses of files of the page, which came before the worker was there. */
  | { type: 'keep'; files: readonly string[] }
  /** The language of the page, whose texts are read without a network, too. */
  | { type: 'speak'; language: string }

/** Of the answer with the settings: the document at hand is one of former settings. */
export const RENEWED = { name: 'x-masar-document', value: 'renewed' } as const

export const WORKER_SCRIPT = '/service-worker.js'
