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
const COMMON_FILES = [
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
const FIRST_SCREEN_FILES = [
  'src/features/checkout/!(checkout-payment|all-screens|leave-dialog)*.{ts,tsx}',
  'src/features/checkout/{flow,summary}/**',
  'src/features/checkout/steps/!(review-step|booked-review)*.{ts,tsx}',
]
/** The texts of home below its first view, and of the document head. */
const HOME_ONLY_FILES = ['src/app/head/**', 'src/features/home/**']
const BELOW_FILES = [...HOME_ONLY_FILES, 'src/rental/{destinations,history,map,questions}/**']
/** The texts of cars and of signing in. */
const LATER_FILES = [
  'src/features/{search,car,account}/**',
  'src/features/bookings/save/{save-buttons,save-booking-skeleton,lazy-booking-to-save,view-booking-link}.*',
  'src/features/bookings/arrival/arrival-link.tsx',
  'src/rental/{alternatives,car-facts,conditions,destinations,history,map,option-picture,person,pick-up,price-block,typed-location,vehicle}/**',
  ...FIRST_SCREEN_FILES,
]

/** The texts of the list of bookings, including what it shares with other pages. */
const BOOKING_FILES = [
  'src/features/bookings/{list,change,cancel}/**',
  'src/features/bookings/*.{ts,tsx}',
  'src/features/bookings/detail/bill-booking.ts',
  'src/rental/deadline/**',
]
/** The texts of informational pages. */
const INFORMATION_ONLY_FILES = ['src/features/{about,faq,privacy,terms}/**', 'src/ui/article/**']

/**
 * The parts in which texts are loaded, with their files; `src/i18n/activate.ts` describes each part. A text used by
 * two parts is in both.
 */
export const TEXT_PART_FILES: Record<TextPart, PartFiles> = {
  common: { files: COMMON_FILES, after: [] },
  below: { files: BELOW_FILES, but: COMMON_FILES, after: ['common'] },
  later: { files: LATER_FILES, but: COMMON_FILES, after: ['common'] },
  bookings: { files: BOOKING_FILES, but: COMMON_FILES, after: ['common'] },
  information: {
    files: [...INFORMATION_ONLY_FILES, 'src/rental/questions/**'],
    but: COMMON_FILES,
    after: ['common'],
  },
  other: {
    files: ['src/**'],
    but: [
      ...COMMON_FILES,
      ...LATER_FILES,
      ...HOME_ONLY_FILES,
      ...INFORMATION_ONLY_FILES,
      'src/testing/**',
    ],
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

const STATIC_IMPORT_PATTERN = /^(?:import|export) (?!type\b)[^'";]*?from '([^']+)'/gm
const DYNAMIC_IMPORT_PATTERN = /\bimport\('([^']+)'\)/g
const LOADED_PART_PATTERN = /\b(?:loadWithTexts|loadTexts)\(\s*'(\w+)'/g
const MACRO_IMPORT_PATTERN = /@lingui\/\w+\/macro/
const PAGE_ROUTE_PATTERN = /^src\/routes\/_data\.([\w-]+)/

const findMatches = (code: string, pattern: RegExp) =>
  [...code.matchAll(pattern)].map(([, one = '']) => one)

const resolveFile = (specifier: string, from: string) =>
  specifier.startsWith('.') ? join(dirname(from), specifier) : specifier.replace('#', 'src/')

type SourceReader = (file: string) => string

/** Returns a function that checks whether a file renders texts, its own or those of its imports. */
function createTextCheck(source: SourceReader): (file: string) => boolean {
  const known = new Map<string, boolean>()
  const rendersTexts = (file: string): boolean => {
    const before = known.get(file)
    if (before !== undefined || !isCode(file)) return before ?? false
    known.set(file, false)
    const code = source(file)
    const imported = findMatches(code, STATIC_IMPORT_PATTERN).filter((one) =>
      /^(\.|#(?!domain|machines|openapi))/.test(one),
    )
    const answer =
      MACRO_IMPORT_PATTERN.test(code) ||
      imported.some((one) => rendersTexts(resolveFile(one, file)))
    known.set(file, answer)
    return answer
  }
  return rendersTexts
}

/** Lists the modules that a file renders, each with the additional parts that are loaded by then. */
function listRenderedModules(file: string, code: string): { drawn: string; brought: string[] }[] {
  const brought = findMatches(code, LOADED_PART_PATTERN)
  const page = PAGE_ROUTE_PATTERN.exec(file)?.[1]
  const first = page
    ? [...listPageTexts(`/${page}`)]
    : file.startsWith('src/routes/')
      ? brought
      : []
  const pairWithParts = (specifiers: string[], loaded: string[]) =>
    specifiers.map((specifier) => ({ drawn: resolveFile(specifier, file), brought: loaded }))
  return [
    ...pairWithParts(findMatches(code, STATIC_IMPORT_PATTERN), first),
    ...pairWithParts(findMatches(code, DYNAMIC_IMPORT_PATTERN), [...first, ...brought]),
  ]
}

const isLate = (own: ReadonlySet<TextPart>, needed: ReadonlySet<string>, brought: string[]) =>
  [...own].some(
    (part) => ![part, ...TEXT_PART_FILES[part].after, ...brought].some((one) => needed.has(one)),
  )

/**
 * Finds files that render another file whose texts may not be loaded yet, so that an id would be shown instead.
 * Skips the route tree, which renders nothing itself. A page first loads the parts from `listPageTexts`.
 */
export function findLateTexts(
  parts: ReadonlyMap<string, ReadonlySet<TextPart>> = mapFilesToParts(),
  source: SourceReader = (file) => readFileSync(file, 'utf8'),
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
