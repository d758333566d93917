import { lazyPart } from '#ui/lazy-part.tsx'

const load = () => import('./header-menu-items.tsx')

export const LanguageItems = lazyPart(async () => (await load()).LanguageItems)
export const CurrencyItems = lazyPart(async () => (await load()).CurrencyItems)
export const AccountItems = lazyPart(async () => (await load()).AccountItems)
