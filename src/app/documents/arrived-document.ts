/** A page that the build has drawn, in the document that arrived with it (decision 055). */
export interface ArrivedDocument {
  language: string
  /** As they stood in `config.json`. */
  settings: string
  /** What is the same for everybody, with the room of the rest: the app draws the page in its place. */
  isFrame: boolean
}

const root = () => document.documentElement

/** The page that is there to be taken over; null where there is none, or it is not this visitor's. */
export function arrivedDocument(): ArrivedDocument | null {
  const { page, settings = '', drawn, frame } = root().dataset
  return page === undefined || drawn === 'no'
    ? null
    : { language: root().lang, settings, isFrame: frame !== undefined }
}

/** The page is the app's from now on: it may be seen, and what was pressed before is pressed again. */
export function markTakenOver(): void {
  delete root().dataset['drawn']
  delete root().dataset['returning']
  dispatchEvent(new Event('masar-taken-over'))
}
