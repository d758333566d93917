import { guardDocument } from './guard-document.ts'

/** The document with what looks after it until the app is there (`guard-document.ts`). */
export const withGuard = (html: string): string =>
  // Before whatever else asks for anything: it says what is seen.
  html.replace(
    '</title>',
    () => `</title>\n    <script>(${compact(guardDocument.toString())})()</script>`,
  )

/** Without the room that the types have left behind. */
const compact = (code: string) => code.replaceAll(/ {2,}/g, ' ').replaceAll(/\s*\n\s*/g, '\n')
