import { type Language, LANGUAGES } from '#domain/service/languages.ts'

/** That of the link (`l`), else the browser's first that we know. */
export function pageLanguage(request: Request): Language {
  const asked = new URL(request.url).searchParams.get('l')
  const accepted = (request.headers.get('accept-language') ?? '').split(',')
  const wanted = [asked ?? '', ...accepted].map((entry) => entry.trim().slice(0, 2).toLowerCase())
  return wanted.map((code) => LANGUAGES.find((known) => known === code)).find(Boolean) ?? 'fr'
}
