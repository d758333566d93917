/**
 * Marks the end of the first viewport. Browsers paint a server-rendered document once they have parsed it up to
 * this mark; without the mark, they parse all of `main` first (`server/site/rendering/document-html.ts`).
 */
export const FirstViewEnd = () => <span id="first-view" hidden />
