import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { listPageTexts } from '../../src/app/preferences/page-texts.ts'
import type { TextPart } from '../../src/i18n/activate.ts'

interface PartFiles {
  files: string[]
  but?: string[]
  /** The parts that are loaded whenever this one is. */
  after: TextPart[]
}

/** The files whose texts are loaded on every page. */
const COMMON = [
  'src/{api,i18n}/**',
  'src/app/!(head)/**',
  'src/app/*.{ts,tsx}',
  'src/routes/!(-offline)*',
  'src/routeTree.gen.ts',
  'src/features/{layout,newsletter,bot-check}/**',
  'src/features/offline/new-version-bar.tsx',
  'src/features/home/{hero,home-page}.tsx',
  'src/ui/{page,menu,control,toast,style,lazy,lifecycle}/**',
  'src/ui/form/*.{ts,tsx}',
  'src/ui/drawings/**',
  'src/rental/*.{ts,tsx}',
  'src/rental/trip-form/**',
  'src/features/account/!(sign-up)*.{ts,tsx}',
  'src/rental/person/{email,text}-messages.ts',
]
/** The texts of the checkout's first screen. */
const FIRST_SCREEN = [
  'src/features/checkout/!(checkout-payment|all-screens|leave-dialog)*.{ts,tsx}',
  'src/features/checkout/{flow,summary}/**',
  'src/features/checkout/steps/!(review-step|booked-review)*.{ts,tsx}',
]
/** The texts of home below its first view, and of the document head. */
const ONLY_BELOW = ['src/app/head/**', 'src/features/home/**']
const BELOW = [...ONLY_BELOW, 'src/rental/{destinations,history,map,questions}/**']
/** The texts of cars and of signing in. */
const LATER = [
  'src/features/{search,car,account}/**',
  'src/features/bookings/save/{save-buttons,save-booking-skeleton,lazy-booking-to-save,view-booking-link}.*',
  'src/features/bookings/arrival/arrival-link.tsx',
  'src/rental/{alternatives,car-facts,conditions,destinations,history,map,option-picture,person,pick-up,price-block,typed-location,vehicle}/**',
  ...FIRST_SCREEN,
]

/** The texts of the list of bookings, including what it shares with other pages. */
const BOOKINGS = [
  'src/features/bookings/{list,change,cancel}/**',
  'src/features/bookings/*.{ts,tsx}',
  'src/features/bookings/detail/bill-booking.ts',
  'src/rental/deadline/**',
]
/** The texts of informational pages. */
const ONLY_INFORMATION = ['src/features/{about,faq,privacy,terms}/**', 'src/ui/article/**']

/**
 * The parts in which texts are loaded, with their files; `src/i18n/activate.ts` describes each part. A text used by
 * two parts is in both.
 */
export const TEXT_PART_FILES: Record<TextPart, PartFiles> = {
  common: { files: COMMON, after: [] },
  below: { files: BELOW, but: COMMON, after: ['common'] },
  later: { files: LATER, but: COMMON, after: ['common'] },
  bookings: { files: BOOKINGS, but: COMMON, after: ['common'] },
  information: {
    files: [...ONLY_INFORMATION, 'src/rental/questions/**'],
    but: COMMON,
    after: ['common'],
  },
  other: {
    files: ['src/**'],
    but: [...COMMON, ...LATER, ...ONLY_BELOW, ...ONLY_INFORMATION, 'src/testing/**'],
    after: ['common', 'later'],
  },
}

const isCode = (file: string) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file)

/** Maps each file to the parts that contain its texts. */
function mapFilesToParts(): Map<string, Set<TextPart>> {
  const parts = new Map<string, Set<TextPart>>()
  for (const name of Object.keys(TEXT_PART_FILES) as TextPart[]) {
    const { files, but = [] } = TEXT_PART_FILES[name]
    const excluded = new Set(globSync(but))
    for (const file of globSync(files).filter((one) => isCode(one) && !excluded.has(one))) {
      parts.set(file, (parts.get(file) ?? new Set()).add(name))
    }
  }
  return parts
}

const STATIC_IMPORT = /^(?:import|export) (?!type\b)[^'";]*?from '([^']+)'/gm
const DYNAMIC_IMPORT = /\bimport\('([^']+)'\)/g
const LOADED_PART = /\b(?:withTexts|loadTexts)\(\s*'(\w+)'/g
const MACRO_IMPORT = /@lingui\/\w+\/macro/
const PAGE_ROUTE = /^src\/routes\/_data\.([\w-]+)/

const findMatches = (code: string, pattern: RegExp) =>
  [...code.matchAll(pattern)].map(([, one = '']) => one)

const resolveFile = (specifier: string, from: string) =>
  specifier.startsWith('.') ? join(dirname(from), specifier) : specifier.replace('#', 'src/')

type Source = (file: string) => string

/** Returns a function that checks whether a file renders texts, its own or those of its imports. */
function createTextCheck(source: Source): (file: string) => boolean {
  const known = new Map<string, boolean>()
  const shows = (file: string): boolean => {
    const before = known.get(file)
    if (before !== undefined || !isCode(file)) return before ?? false
    known.set(file, false)
    const code = source(file)
    const imported = findMatches(code, STATIC_IMPORT).filter((one) =>
      /^(\.|#(?!domain|machines|openapi))/.test(one),
    )
    const answer = MACRO_IMPORT.test(code) || imported.some((one) => shows(resolveFile(one, file)))
    known.set(file, answer)
    return answer
  }
  return shows
}

/**
 * Lists the modules that a file renders, each with the parts that are loaded by then in addition to those of
 * the file's own part.
 */
function listRenderedModules(file: string, code: string): { drawn: string; brought: string[] }[] {
  const brought = findMatches(code, LOADED_PART)
  const page = PAGE_ROUTE.exec(file)?.[1]
  const first = page
    ? [...listPageTexts(`/${page}`)]
    : file.startsWith('src/routes/')
      ? brought
      : []
  const at = (specifiers: string[], here: string[]) =>
    specifiers.map((specifier) => ({ drawn: resolveFile(specifier, file), brought: here }))
  return [
    ...at(findMatches(code, STATIC_IMPORT), first),
    ...at(findMatches(code, DYNAMIC_IMPORT), [...first, ...brought]),
  ]
}

const isLate = (own: ReadonlySet<TextPart>, needed: ReadonlySet<string>, brought: string[]) =>
  [...own].some(
    (part) => ![part, ...TEXT_PART_FILES[part].after, ...brought].some((one) => needed.has(one)),
  )

/**
 * Finds files that render another file whose texts may not be loaded yet, so that an id would be shown instead.
 * Skips the route tree, which renders nothing itself. A page loads the texts of `pageTexts` first.
 */
export function findLateTexts(
  parts: ReadonlyMap<string, ReadonlySet<TextPart>> = mapFilesToParts(),
  source: Source = (file) => readFileSync(file, 'utf8'),
): string[] {
  const shows = createTextCheck(source)
  return [...parts].flatMap(([file, own]) => {
    if (file.endsWith('routeTree.gen.ts')) return []
    return listRenderedModules(file, source(file)).flatMap(({ drawn, brought }) => {
      const needed = parts.get(drawn)
      if (!needed || !isLate(own, needed, brought) || !shows(drawn)) return []
      return [`${file} (${[...own].join(', ')}) draws ${drawn} (${[...needed].join(', ')})`]
    })
  })
}
