import { lazyPart } from '#ui/lazy/lazy-part.tsx'

const load = () => import('./header-menu-items.tsx')

export const LazyLanguageItems = lazyPart(async () => (await load()).LanguageItems)
export const LazyCurrencyItems = lazyPart(async () => (await load()).CurrencyItems)
export const LazyAccountItems = lazyPart(async () => (await load()).AccountItems)
