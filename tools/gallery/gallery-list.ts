import { type Language, LANGUAGES } from '#domain/service/languages.ts'

import type { StoryScreen } from '../pictures/camera.ts'
import { storyPath } from '../pictures/picture-list.ts'
import type { Story } from '../pictures/stories.ts'
import type { SitePage } from './site-pages.ts'

/** The sizes in which everything is shown, in CSS pixels. */
export const SIZES = {
  phone: { width: 360, height: 740 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1366, height: 860 },
} as const

export type Size = keyof typeof SIZES
export const THEMES = ['light', 'dark'] as const
export type GalleryTheme = (typeof THEMES)[number]

const KINDS = ['pages', 'stories'] as const
type Kind = (typeof KINDS)[number]

/** Which pictures somebody wants to see: all where nothing is said. */
export interface Choice {
  /** A part of a name. */
  pattern: string
  kinds: readonly Kind[]
  sizes: readonly Size[]
  themes: readonly GalleryTheme[]
  languages: readonly Language[]
}

export const EVERYTHING: Choice = {
  pattern: '',
  kinds: KINDS,
  sizes: Object.keys(SIZES) as Size[],
  themes: THEMES,
  languages: LANGUAGES,
}

/** What is pictured: a page of the running site, or a story. */
export type Subject = { page: SitePage } | { story: Story }

export interface GalleryPicture<S extends Subject = Subject> {
  subject: S
  /** `Search › Search page › Empty`. */
  name: string
  size: Size
  screen: StoryScreen & { language: Language }
  /** Below the gallery's folder: `search/search-page/empty.phone.dark.fr.webp`. */
  file: string
}

/** Every picture that the choice leaves, subject by subject. */
export function planGallery<S extends Subject>(
  subjects: readonly S[],
  choice: Choice,
): GalleryPicture<S>[] {
  return subjects
    .filter((subject) => subjectName(subject).toLowerCase().includes(choice.pattern.toLowerCase()))
    .flatMap((subject) => planSubject(subject, choice))
}

function planSubject<S extends Subject>(subject: S, choice: Choice): GalleryPicture<S>[] {
  return chooseSizes(subject, choice.sizes).flatMap((size) =>
    choice.themes.flatMap((theme) =>
      chooseLanguages(subject, choice.languages).map((language) => ({
        subject,
        name: subjectName(subject),
        size,
        screen: { ...SIZES[size], theme, language },
        file: `${storyPath(naming(subject))}.${size}.${theme}.${language}.webp`,
      })),
    ),
  )
}

/** From this width on a story that asks for a width belongs to the desktop, in CSS pixels. */
const WIDE = 640

/** A story that asks for a width is shown on the size that is nearest to it alone. */
function chooseSizes(subject: Subject, sizes: readonly Size[]): readonly Size[] {
  if ('page' in subject || subject.story.width === null) return sizes
  const fitting: Size = subject.story.width >= WIDE ? 'desktop' : 'phone'
  return sizes.filter((size) => size === fitting)
}

const chooseLanguages = (subject: Subject, languages: readonly Language[]): readonly Language[] =>
  'story' in subject && subject.story.isInEnglish
    ? languages.filter((language) => language === 'en')
    : languages

const naming = (subject: Subject) => ('page' in subject ? subject.page : subject.story)

function subjectName(subject: Subject): string {
  const { title, name } = naming(subject)
  return [...title.split('/'), name].join(' › ')
}
