import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { pageTexts } from '../../src/app/preferences/page-texts.ts'
import type { TextPart } from '../../src/i18n/activate.ts'

interface PartFiles {
  files: string[]
  but?: string[]
  /** The parts that are here whenever this one is. */
  after: TextPart[]
}

/** What every page begins with. */
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
/** What the checkout's first screen says. */
const FIRST_SCREEN = [
  'src/features/checkout/!(checkout-payment|later-screens|leave-dialog)*.{ts,tsx}',
  'src/features/checkout/{flow,summary}/**',
  'src/features/checkout/steps/!(review-step|booked-review)*.{ts,tsx}',
]
/** What comes below the first view of home, and what a document says of itself. */
const ONLY_BELOW = ['src/app/head/**', 'src/features/home/**']
const BELOW = [...ONLY_BELOW, 'src/rental/{destinations,history,map,questions}/**']
/** What comes with a car and with the way in. */
const LATER = [
  'src/features/{search,car,account}/**',
  'src/features/bookings/keep/{keep-buttons,keep-waiting,lazy-booking-to-keep,see-kept-booking}.*',
  'src/rental/{alternatives,car-facts,destinations,history,map,person,price-block,typed-location,vehicle}/**',
  ...FIRST_SCREEN,
]

/** The list of bookings, and what it shows of other pages. */
const BOOKINGS = [
  'src/features/bookings/{list,change,cancel}/**',
  'src/features/bookings/*.{ts,tsx}',
  'src/features/bookings/detail/bill-booking.ts',
  'src/rental/deadline/**',
]
/** Pages that are read. */
const ONLY_INFORMATION = ['src/features/{about,faq,privacy,terms}/**', 'src/ui/article/**']

/**
 * The texts in the parts in which they are downloaded (`src/i18n/activate.ts`): what every page begins
 * with, what home shows below its first view, what comes with a car, on the checkout's first screen and with the way
 * in, the list of bookings, the long texts of pages that only inform, and all else. A text used by two parts is in both.
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

/** The parts that have each file's texts. */
function partsByFile(): Map<string, Set<TextPart>> {
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

const STATIC = /^(?:import|export) (?!type\b)[^'";]*?from '([^']+)'/gm
const DYNAMIC = /\bimport\('([^']+)'\)/g
const BROUGHT = /\b(?:withTexts|loadTexts)\(\s*'(\w+)'/g
const MACRO = /@lingui\/\w+\/macro/
const PAGE = /^src\/routes\/_data\.([\w-]+)/

const found = (code: string, pattern: RegExp) =>
  [...code.matchAll(pattern)].map(([, one = '']) => one)

const resolveFile = (specifier: string, from: string) =>
  specifier.startsWith('.') ? join(dirname(from), specifier) : specifier.replace('#', 'src/')

type Source = (file: string) => string

/** Tells whether a file shows texts, its own or those of what it imports. */
function showsTexts(source: Source): (file: string) => boolean {
  const known = new Map<string, boolean>()
  const shows = (file: string): boolean => {
    const before = known.get(file)
    if (before !== undefined || !isCode(file)) return before ?? false
    known.set(file, false)
    const code = source(file)
    const imported = found(code, STATIC).filter((one) =>
      /^(\.|#(?!domain|machines|openapi))/.test(one),
    )
    const answer = MACRO.test(code) || imported.some((one) => shows(resolveFile(one, file)))
    known.set(file, answer)
    return answer
  }
  return shows
}

/** What a file draws, and the parts that are here by then besides those of its own part. */
function drawnBy(file: string, code: string): { drawn: string; brought: string[] }[] {
  const brought = found(code, BROUGHT)
  const page = PAGE.exec(file)?.[1]
  const first = page ? [...pageTexts(`/${page}`)] : file.startsWith('src/routes/') ? brought : []
  const at = (specifiers: string[], here: string[]) =>
    specifiers.map((specifier) => ({ drawn: resolveFile(specifier, file), brought: here }))
  return [...at(found(code, STATIC), first), ...at(found(code, DYNAMIC), [...first, ...brought])]
}

const isLate = (own: ReadonlySet<TextPart>, needed: ReadonlySet<string>, brought: string[]) =>
  [...own].some(
    (part) => ![part, ...TEXT_PART_FILES[part].after, ...brought].some((one) => needed.has(one)),
  )

/**
 * Files that draw another whose texts may not be here by then: shown in its place would be an id.
 * The tree of routes draws nothing itself; a page begins with the texts of `pageTexts`.
 */
export function textsThatComeLate(
  parts: ReadonlyMap<string, ReadonlySet<TextPart>> = partsByFile(),
  source: Source = (file) => readFileSync(file, 'utf8'),
): string[] {
  const shows = showsTexts(source)
  return [...parts].flatMap(([file, own]) => {
    if (file.endsWith('routeTree.gen.ts')) return []
    return drawnBy(file, source(file)).flatMap(({ drawn, brought }) => {
      const needed = parts.get(drawn)
      if (!needed || !isLate(own, needed, brought) || !shows(drawn)) return []
      return [`${file} (${[...own].join(', ')}) draws ${drawn} (${[...needed].join(', ')})`]
    })
  })
}
