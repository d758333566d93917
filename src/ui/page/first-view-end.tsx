/**
 * Marks the end of the first viewport. A browser paints a server document once it has parsed this much of it;
 * without the mark, once it has parsed all of `main` (`server/site/rendering/document-html.ts`).
 */
export const FirstViewEnd = () => <span id="first-view" hidden />
