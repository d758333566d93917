/**
 * The end of what a page shows before anybody scrolls. A browser paints a document of the server once it has parsed this
 * much of it; without such an end, once it has parsed all of `main` (`server/site/rendering/document-html.ts`).
 */
export const FirstViewEnd = () => <span id="first-view" hidden />
